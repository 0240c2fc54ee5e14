import Foundation
import ProofsheetDrawing
import ProofsheetLayout
import SwiftUI
import Testing

@testable import ProofsheetViews

/// Images and colours of asset catalogues, with catalogues that are in memory.
@Suite("Images and colours of asset catalogues") @MainActor struct CatalogueImageTests {
    private let assets: SampleAssets

    init() throws {
        assets = SampleAssets(
            images: [
                "photo": try #require(.sample(64, 40)), "mask": try #require(.sample(20, 20, isTemplate: true)),
                "large": try #require(.sample(2000, 1000)),
                "drawing": AssetImage(.problem("It is not drawn."), size: CGSize(width: 24, height: 12)),
                "cut": try #require(
                    .sample(30, 30, slices: ImageSlices(insets: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 5), isTiled: false))),
            ],
            colors: [
                "half": .parts(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)), "green": .system("systemGreen"), "odd": .system("noSuchColor"),
                "bad": .problem("It is damaged."), "AccentColor": .parts(RGBA(red: 0, green: 1, blue: 1)),
            ])
    }

    private func drawn(_ view: some View, scale: CGFloat = 1) throws -> RenderedCell {
        var cell = CellEnvironment(width: 300, height: 200)
        cell.scale = scale
        return try render(view, in: cell, assets: assets)
    }

    private func images(_ cell: RenderedCell) -> [(hash: String, rect: CGRect, tint: RGBA?)] {
        func all(_ items: [DisplayItem]) -> [(hash: String, rect: CGRect, tint: RGBA?)] {
            items.flatMap { item -> [(hash: String, rect: CGRect, tint: RGBA?)] in
                switch item {
                case .image(_, let image, let rect, _, let tint): return [(image.hash, rect, tint)]
                case .group(_, let effect, let inner): return all(inner) + all(effect.mask ?? [])
                case .shape, .glyphs: return []
                }
            }
        }
        return all(cell.list.items)
    }

    private func fills(_ cell: RenderedCell) -> [RGBA] {
        cell.list.items.compactMap {
            if case .shape(_, _, .color(let color), nil) = $0 { color } else { nil }
        }
    }

    // swiftui-layout 1, published
    @Test("an image that is not resizable keeps its size whatever it is offered")
    func rigid() throws {
        for size in [CGSize(width: 10, height: 10), CGSize(width: 250, height: 150), .zero] {
            let view = Image("photo").accessibilityIdentifier("i").frame(width: size.width, height: size.height)
            #expect(try drawn(view).frame("i")?.size == CGSize(width: 64, height: 40))
        }
        #expect(try drawn(Image("photo").accessibilityIdentifier("i").fixedSize()).frame("i")?.size == CGSize(width: 64, height: 40))
    }

    // swiftui-layout 1, published
    @Test("a resizable image has its own size where none is offered, else what is offered, nothing and all there is too")
    func resizable() throws {
        let image = Image("photo").resizable().accessibilityIdentifier("i")
        #expect(try drawn(image.fixedSize()).frame("i")?.size == CGSize(width: 64, height: 40))
        #expect(try drawn(image.frame(width: 0, height: 30)).frame("i")?.size == CGSize(width: 0, height: 30))
        #expect(try drawn(image.frame(width: 90, height: 20)).frame("i")?.size == CGSize(width: 90, height: 20))
        #expect(try drawn(image.frame(maxWidth: .infinity, maxHeight: .infinity)).frame("i")?.size == CGSize(width: 300, height: 200))
        #expect(
            try drawn(image.frame(width: 100).fixedSize(horizontal: false, vertical: true)).frame("i")?.size
                == CGSize(width: 100, height: 40))
    }

    @Test("pixels are drawn, and no box stands for them")
    func pixels() throws {
        let cell = try drawn(Image("photo"))
        #expect(images(cell).map(\.hash) == ["a"])
        #expect(images(cell).first?.rect.size == CGSize(width: 64, height: 40))
        #expect(cell.notes == [])
        #expect(cell.tree.views.contains { $0.isPlaceholder } == false)
    }

    @Test("what cannot be drawn is a box of its size, with the reason")
    func problem() throws {
        let cell = try drawn(Image("drawing").accessibilityIdentifier("i"))
        #expect(cell.frame("i")?.size == CGSize(width: 24, height: 12))
        #expect(cell.notes == ["It is not drawn."])
        #expect(cell.tree.views.contains { $0.isPlaceholder })
    }

    @Test("a name that no catalogue has is told, for an image and for a colour")
    func missing() throws {
        let cell = try drawn(
            HStack {
                Image("x").accessibilityIdentifier("i"); Color("y")
            })
        #expect(cell.frame("i")?.size == CGSize(width: 100, height: 100))
        #expect(
            cell.notes == [
                "No asset catalogue of the project has an image \"x\"; a box stands for it.",
                "No asset catalogue of the project has a colour \"y\"; grey stands for it.",
            ])
    }

    @Test("a template has the foreground's colour, unless the view says otherwise")
    func template() throws {
        let red = RGBA(red: 1, green: 0, blue: 0)
        func tints(_ view: some View) throws -> [RGBA?] {
            images(try drawn(view.foregroundStyle(Color(red: 1, green: 0, blue: 0)))).map(\.tint)
        }
        #expect(try tints(Image("mask")) == [red])
        #expect(try tints(Image("mask").renderingMode(.original)) == [nil])
        #expect(try tints(Image("photo")) == [nil])
        #expect(try tints(Image("photo").renderingMode(.template)) == [red])
    }

    // UIKit takes the images of tab bar items for masks unless they are told to be originals.
    @Test("an image in a tab bar is a mask, unless it or the catalogue says otherwise")
    func tabs() throws {
        func tints(_ image: Image) throws -> [RGBA?] {
            images(
                try drawn(
                    TabView {
                        Text("a").tabItem {
                            Label {
                                Text("b")
                            } icon: {
                                image
                            }
                        }
                    })
            ).map(\.tint)
        }
        #expect(try tints(Image("photo")) == [RGBA(red: 0, green: 1, blue: 1)])
        #expect(try tints(Image("photo").renderingMode(.original)) == [nil])
    }

    @Test("a template under a gradient is the gradient's mask")
    func gradient() throws {
        let cell = try drawn(Image("mask").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
        let groups = cell.list.items.compactMap { item -> GroupEffect? in
            if case .group(_, let effect, _) = item { effect } else { nil }
        }
        #expect(groups.count == 1)
        #expect(groups.first?.mask?.count == 1)
    }

    @Test("a large picture is drawn from a half that still has two pixels for each one of the screen")
    func levels() throws {
        func hash(_ width: CGFloat, scale: CGFloat) throws -> String? {
            images(try drawn(Image("large").resizable().frame(width: width, height: width / 2), scale: scale)).first?.hash
        }
        #expect(try hash(300, scale: 1) == "a/2")
        #expect(try hash(150, scale: 3) == "a/2")
        #expect(try hash(300, scale: 2) == "a")
    }

    @Test("caps keep their size, and what lies between is stretched")
    func caps() throws {
        let view = Image("photo").resizable(capInsets: EdgeInsets(top: 4, leading: 8, bottom: 6, trailing: 16)).frame(
            width: 200, height: 100)
        let rects = images(try drawn(view)).map { ($0.hash, $0.rect.offsetBy(dx: -50, dy: -50)) }
        #expect(rects.map(\.0).first == "a[0-8,0-4]")
        #expect(
            rects.map(\.1) == [
                CGRect(x: 0, y: 0, width: 8, height: 4), CGRect(x: 8, y: 0, width: 176, height: 4),
                CGRect(x: 184, y: 0, width: 16, height: 4),
                CGRect(x: 0, y: 4, width: 8, height: 90), CGRect(x: 8, y: 4, width: 176, height: 90),
                CGRect(x: 184, y: 4, width: 16, height: 90),
                CGRect(x: 0, y: 94, width: 8, height: 6), CGRect(x: 8, y: 94, width: 176, height: 6),
                CGRect(x: 184, y: 94, width: 16, height: 6),
            ])
    }

    @Test("where the layout runs from right to left the leading cap is on the right")
    func mirrored() throws {
        let view = Image("photo").resizable(capInsets: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 16)).frame(
            width: 200, height: 100
        )
        .environment(\.layoutDirection, .rightToLeft)
        #expect(images(try drawn(view)).map { $0.rect.width } == [16, 176, 8])
    }

    @Test("caps that do not fit get smaller together")
    func tightCaps() throws {
        let parts = ImageDrawing.parts(100, 100, 40, 20, in: 0...30)
        #expect(parts.map(\.place) == [0...20, 20...30])
    }

    @Test("caps that are wider than the picture, negative or no numbers leave a picture of whole pixels")
    func oddCaps() throws {
        #expect(ImageDrawing.parts(10, 10, 20, 20, in: 0...50).map(\.pixels) == [0..<10])
        #expect(ImageDrawing.parts(10, 10, -5, .nan, in: 0...50).map(\.pixels) == [0..<10])
        #expect(ImageDrawing.parts(10, 10, .infinity, 0, in: 0...50).map(\.pixels) == [0..<10])
    }

    @Test("the catalogue's own cuts hold for a resizable image and for no other")
    func cut() throws {
        #expect(images(try drawn(Image("cut").resizable().frame(width: 100, height: 30))).map { $0.rect.width } == [10, 85, 5])
        #expect(images(try drawn(Image("cut"))).map { $0.rect.width } == [30])
        let mirrored = Image("cut").resizable().frame(width: 100, height: 30).environment(\.layoutDirection, .rightToLeft)
        #expect(images(try drawn(mirrored)).map { $0.rect.width } == [10, 85, 5])
    }

    @Test("tiles begin at the top leading corner, keep their size, and end at the frame")
    func tiles() throws {
        let cell = try drawn(Image("photo").resizable(resizingMode: .tile).frame(width: 150, height: 100))
        let tiles = images(cell).map { $0.rect.offsetBy(dx: -75, dy: -50) }
        #expect(tiles.count == 9)
        #expect(tiles.first == CGRect(x: 0, y: 0, width: 64, height: 40))
        #expect(tiles.last == CGRect(x: 128, y: 80, width: 64, height: 40))
        let clips = cell.list.items.compactMap { item -> Outline? in
            if case .group(_, let effect, _) = item { effect.clip } else { nil }
        }
        #expect(clips == [.rect(CGRect(x: 75, y: 50, width: 150, height: 100))])
    }

    @Test("a pattern of tiny tiles is drawn from larger ones")
    func tinyTiles() throws {
        let dot = SampleAssets(images: ["dot": try #require(.sample(1, 1))])
        let cell = try render(Image("dot").resizable(resizingMode: .tile), in: CellEnvironment(width: 300, height: 200), assets: dot)
        #expect(images(cell).count <= 32 * 32)
        #expect(images(cell).first?.rect.width == 16)
    }

    @Test(
        "images whose size means nothing have frames that are numbers, however they are cut",
        arguments: [1e-300, 1e-18, 1e300, .infinity] as [CGFloat])
    func meaninglessSizes(side: CGFloat) throws {
        let levels = try #require(AssetImage.sample(4, 4)?.pixels)
        let assets = SampleAssets(images: ["odd": AssetImage(.pixels(levels), size: CGSize(width: side, height: side))])
        for mode in [Image.ResizingMode.tile, .stretch] {
            let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
            let view = Image("odd").resizable(capInsets: insets, resizingMode: mode).frame(width: 100, height: 100)
            let cell = try render(view, in: CellEnvironment(width: 300, height: 200), assets: assets)
            #expect(images(cell).allSatisfy { $0.rect.isFinite })
        }
    }

    @Test("a colour is what the catalogue says: parts, one of the system, or grey with the reason")
    func colors() throws {
        #expect(try fills(drawn(Color("half"))).last == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(try fills(drawn(Color("green"))) == fills(drawn(Color.green)))
        #expect(try drawn(Color("bad")).notes == ["It is damaged."])
        #expect(
            try drawn(Color("odd")).notes == [
                "The colour \"odd\" is the system's \"noSuchColor\", which is not known here; grey stands for it."
            ])
        #expect(try fills(drawn(Color("bad"))) == fills(drawn(Color(uiColor: .systemGray))))
    }

    @Test("the accent colour of an app is the one of that name, unless a tint is set")
    func accent() throws {
        #expect(try fills(drawn(Color.accentColor)).last == RGBA(red: 0, green: 1, blue: 1))
        #expect(try fills(drawn(Color.accentColor.tint(.red))) == fills(drawn(Color.red)))
        #expect(try fills(render(Color.accentColor)) == fills(render(Color.blue)))
    }

    @Test("images of UIKit have the size of the catalogue, and are masks where they are told")
    func uiKit() throws {
        struct Sized: View {
            var body: some View {
                Color.red.frame(width: UIImage(named: "photo")?.size.width, height: 10).accessibilityIdentifier("s")
            }
        }
        #expect(try drawn(Sized()).frame("s")?.width == 64)
        let image = try #require(UIImage(named: "photo"))
        #expect(images(try drawn(Image(uiImage: image))).map(\.tint) == [nil])
        let blue = RGBA(red: 0, green: 0, blue: 1)
        #expect(images(try drawn(Image(uiImage: image.withTintColor(.blue)))).map(\.tint) == [blue])
        let black = RGBA(red: 0, green: 0, blue: 0)
        #expect(images(try drawn(Image(uiImage: image.withRenderingMode(.alwaysTemplate)).foregroundStyle(.black))).map(\.tint) == [black])
        #expect(image == UIImage(named: "photo") && image != image.withTintColor(.blue))
    }

    @Test("resources are images and colours of their names")
    func resources() throws {
        #expect(images(try drawn(Image(ImageResource(name: "photo", bundle: .main)))).map(\.hash) == ["a"])
        #expect(images(try drawn(Image(uiImage: UIImage(resource: ImageResource(name: "photo", bundle: .main))))).map(\.hash) == ["a"])
        #expect(images(try drawn(Label("x", image: ImageResource(name: "mask", bundle: .main)))).map(\.hash) == ["a"])
        #expect(try fills(drawn(Color(ColorResource(name: "half", bundle: .main)))).last?.alpha == 0.5)
        #expect(try fills(drawn(Color(uiColor: UIColor(resource: ColorResource(name: "half", bundle: .main))))).last?.alpha == 0.5)
    }

    @Test("a cell's picture depends on its device, and on its scheme, where an image of a catalogue is in it")
    func reads() throws {
        #expect(try drawn(Image("photo")).readAxes.contains("device"))
        #expect(try drawn(Image("photo")).readAxes.contains("scheme"))
    }
}
