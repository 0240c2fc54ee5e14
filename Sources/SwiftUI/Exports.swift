@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
@_exported import ProofsheetDrawing
@_exported import ProofsheetLayout
@_exported import ProofsheetViews
