import Foundation

/// The rule of horizontal and vertical stacks, written once for both axes: swiftui-layout 2.1.
struct StackRule {
    let axis: Axis
    let guide: AlignmentKey
    let spacing: CGFloat?

    /// What one child gets: the proposal it answered, its size, and its start along the axis.
    struct Share {
        var proposal: ProposedViewSize
        var dimensions: ViewDimensions
        var start: CGFloat
    }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache) -> CGSize {
        let shares = solution(proposal, subviews, &cache)
        guard let last = shares.last else { return .zero }
        let (low, high) = crossRange(shares)
        return CGSize(axis, major: last.start + last.dimensions.size[axis], minor: high - low)
    }

    func place(in size: CGSize, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache) {
        var proposal = proposal
        if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
        let shares = solution(proposal, subviews, &cache)
        let (low, _) = crossRange(shares)
        for (share, subview) in zip(shares, subviews) {
            let minor = share.dimensions[guide]
            subview.place(
                at: CGPoint(axis, major: share.start, minor: (minor.isFinite && low.isFinite ? -minor - low : 0)),
                proposal: share.proposal)
        }
    }

    /// The union of the first child's leading edge, the last child's trailing edge, and everybody's cross edges.
    func edges(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        let cross: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        var result = ViewSpacing.zero
        for subview in subviews { result.formUnion(subview.spacing, edges: cross) }
        result.formUnion(first.spacing, edges: axis == .horizontal ? .leading : .top)
        result.formUnion(last.spacing, edges: axis == .horizontal ? .trailing : .bottom)
        return result
    }

    private func solution(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache) -> [Share] {
        if let shares = cache.solutions[proposal] { return shares }
        let gaps = cache.gaps ?? gaps(subviews)
        cache.gaps = gaps
        let shares = solve(proposal, subviews, gaps)
        cache.solutions[proposal] = shares
        return shares
    }

    private func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ gaps: [CGFloat]) -> [Share] {
        var shares: [Share]
        if let length = proposal[axis], !(length.isInfinite && subviews.isEmpty) {
            shares = distribute(length - gaps.reduce(0, +), proposal[axis.other], subviews)
        } else {
            shares = subviews.map { share($0, ProposedViewSize(axis, major: nil, minor: proposal[axis.other])) }
        }
        var position: CGFloat = 0
        for index in shares.indices {
            shares[index].start = position
            position += shares[index].dimensions.size[axis] + (index < gaps.count ? gaps[index] : 0)
        }
        return shares
    }

    private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
        let spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
        return zip(subviews, subviews.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
    }

    private func share(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> Share {
        Share(proposal: proposal, dimensions: subview.dimensions(in: proposal), start: 0)
    }

    private struct Candidate {
        let index: Int
        let priority: Double
        let minimum: CGFloat
        let flexibility: CGFloat

        // What has no end even at its least cannot be set aside.
        var reserve: CGFloat { minimum.isFinite ? minimum : 0 }

        func isServedBefore(_ other: Candidate) -> Bool {
            if priority != other.priority { return priority > other.priority }
            if flexibility != other.flexibility { return flexibility < other.flexibility }
            if flexibility.isInfinite && minimum != other.minimum { return minimum > other.minimum }
            return index < other.index
        }
    }

    private func distribute(_ available: CGFloat, _ minor: CGFloat?, _ subviews: LayoutSubviews) -> [Share] {
        let candidates = subviews.enumerated().map { index, subview -> Candidate in
            let least = subview.sizeThatFits(ProposedViewSize(axis, major: 0, minor: minor))[axis]
            let most = subview.sizeThatFits(ProposedViewSize(axis, major: .infinity, minor: minor))[axis]
            return Candidate(
                index: index, priority: subview.priority, minimum: least,
                flexibility: most.isInfinite ? .infinity : most - least)
        }.sorted { $0.isServedBefore($1) }

        var shares: [Share?] = Array(repeating: nil, count: subviews.count)
        var remaining = available
        var reserved = candidates.reduce(0) { $0 + $1.reserve }
        var start = 0
        while start < candidates.count {
            let priority = candidates[start].priority
            let group = candidates[start...].prefix { $0.priority == priority }
            // What lower priorities need at least is set aside, and given back when their turn comes.
            reserved -= group.reduce(0) { $0 + $1.reserve }
            var left = group.count
            for candidate in group {
                let length = max(0, (remaining - reserved) / CGFloat(left))
                let subview = subviews[subviews.startIndex + candidate.index]
                let share = share(subview, ProposedViewSize(axis, major: length, minor: minor))
                shares[candidate.index] = share
                remaining -= share.dimensions.size[axis]
                if remaining.isNaN { remaining = .infinity }
                left -= 1
            }
            start += group.count
        }
        return shares.compactMap { $0 }
    }

    // Distances before and after the guide; a child without end on the minor axis makes the stack so.
    private func crossRange(_ shares: [Share]) -> (CGFloat, CGFloat) {
        var (low, high): (CGFloat, CGFloat) = (.infinity, -.infinity)
        for share in shares {
            let length = share.dimensions.size[axis.other]
            if length.isInfinite { return (0, .infinity) }
            let guide = share.dimensions[guide]
            low = min(low, -guide)
            high = max(high, length - guide)
        }
        return low <= high ? (low, high) : (0, 0)
    }
}
