extension Matrix {
    /// The matrix with the traits that the filters name.
    ///
    /// With `narrowing` they must be traits that the matrix tries, since goldens are kept for exactly its cells; else they take the place of
    /// the matrix's own. Pairs of size classes only ever cut the cells down.
    package func applying(
        _ filters: Filters, narrowing: Bool, devices table: DeviceTable
    ) throws(ConfigurationError) -> Matrix {
        var result = self
        for key in MatrixKey.allCases {
            guard let values = filters[key] else { continue }
            let origin = filters.origin(key)
            try result.set(key, to: values, origin: origin, devices: table)
            result.filtered.insert(key)
            if narrowing { try requireWithin(result, key, origin) }
        }
        try result.requireCells()
        return result
    }

    private func requireWithin(_ result: Matrix, _ key: MatrixKey, _ origin: Origin) throws(ConfigurationError) {
        if key == .sizeClass {
            if result.sizeClasses == .all, sizeClasses == .derived {
                throw .traitNotInMatrix(origin, value: "all", matrix: name, traits: traits(key), instead: nil)
            }
            return
        }
        let own = traits(key)
        guard let foreign = result.traits(key).first(where: { !own.contains($0) }) else { return }
        let screen = result.devices.first { $0.slug == foreign }?.screen.name
        throw .traitNotInMatrix(
            origin, value: foreign, matrix: name, traits: own, instead: key == .device && own.contains(screen ?? "") ? screen : nil)
    }
}
