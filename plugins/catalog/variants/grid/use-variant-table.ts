import {
  cellSelectionFeature,
  createColumnHelper,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { columnIds, columnLabels } from '@/plugins/catalog/variants/matrix/cells'
import type { Row } from '@/plugins/catalog/variants/matrix/matrix'

const features = tableFeatures({ cellSelectionFeature })
const helper = createColumnHelper<typeof features, Row>()

const columns = columnIds.map((id) =>
  helper.accessor(({ cells }): unknown => cells[id], { id, header: columnLabels[id] }),
)

export type VariantTable = ReturnType<typeof useVariantTable>

/** Rows and columns of the grid, and which of its cells are chosen. */
export function useVariantTable(rows: readonly Row[]) {
  return useTable({
    features,
    columns,
    data: rows as Row[],
    getRowId: ({ key }) => key,
    // What is typed is new data.
    autoResetCellSelection: false,
    enableMultiCellRangeSelection: false,
    isCellRangeSelectionEvent: (event) => (event as MouseEvent).shiftKey,
  })
}
