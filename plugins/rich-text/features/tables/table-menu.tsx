import {
  $addUpdateTag,
  type LexicalEditor,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { Ban } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import {
  readCellSize,
  setColumnWidth,
  setRowHeight,
} from '@/plugins/rich-text/features/tables/cell-size'
import { tableActions } from '@/plugins/rich-text/features/tables/table-actions'
import styles from '@/plugins/rich-text/features/tables/table-menu.module.css'
import { hasRoom, oneMore } from '@/plugins/rich-text/features/tables/table-room'
import { $readTable } from '@/plugins/rich-text/features/tables/table-state'
import { Popover } from '@/plugins/rich-text/kit/popover'
import { useReading } from '@/plugins/rich-text/kit/use-reading'
import { isEnter } from '@/src/core/is-enter'
import { limits } from '@/src/core/limits'
import { sizeMaxPx } from '@/src/rich-text/nodes/table/cell-style'

const { rowsMax, columnsMax } = limits.table

type Props = {
  editor: LexicalEditor
  anchor: () => Element | null
  /** Gives the keyboard back to the words. */
  onClose: () => void
}

/** Everything that can be done with a table and its cells. */
export function TableMenu({ editor, anchor, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const table = useReading(editor, $readTable)
  useEffect(() => panel.current?.querySelector('button')?.focus(), [])

  if (!table) {
    return null
  }
  /** Done with the menu open: the keyboard stays in it. */
  const set = (act: () => void) =>
    editor.update(() => {
      $addUpdateTag(SKIP_DOM_SELECTION_TAG)
      act()
    })
  const finish = (act: () => unknown) => {
    editor.update(() => void act())
    onClose()
  }
  const add = (edge: keyof typeof oneMore, act: () => unknown) =>
    finish(hasRoom(editor, oneMore[edge](table)) ? act : () => {})
  const rows = table.selectedRows > 1 ? `${table.selectedRows} rows` : 'row'
  const columns = table.selectedColumns > 1 ? `${table.selectedColumns} columns` : 'column'
  const isLongest = table.rows >= rowsMax
  const isWidest = table.columns >= columnsMax

  return (
    <Popover
      className={styles.menu}
      role="dialog"
      aria-label="Table"
      anchor={anchor}
      onClose={onClose}
    >
      <div ref={panel}>
        <div className={styles.pairs}>
          <Act
            label="Row above"
            isOff={isLongest}
            onClick={() => add('row', tableActions.rowAbove)}
          />
          <Act
            label="Row below"
            isOff={isLongest}
            onClick={() => add('row', tableActions.rowBelow)}
          />
          <Act
            label="Column left"
            isOff={isWidest}
            onClick={() => add('column', tableActions.columnLeft)}
          />
          <Act
            label="Column right"
            isOff={isWidest}
            onClick={() => add('column', tableActions.columnRight)}
          />
          <Act
            label="Merge cells"
            isOff={!table.canMerge}
            onClick={() => finish(tableActions.merge)}
          />
          <Act
            label="Split cell"
            isOff={!table.canSplit}
            onClick={() => finish(tableActions.split)}
          />
        </div>
        <hr />
        <Check
          label="Header row"
          isOn={table.isHeaderRow}
          onChange={(isOn) => set(() => tableActions.headerRow(isOn))}
        />
        <Check
          label="Header column"
          isOn={table.isHeaderColumn}
          onChange={(isOn) => set(() => tableActions.headerColumn(isOn))}
        />
        <Check
          label="Striped rows"
          isOn={table.isStriped}
          onChange={(isOn) => set(() => tableActions.striping(isOn))}
        />
        <hr />
        <CellColors
          color={table.color}
          onChange={(color) => set(() => tableActions.color(color))}
        />
        <CellSizes key={table.key} editor={editor} cell={table.key} />
        <hr />
        <div className={styles.pairs}>
          <Act label={`Delete ${rows}`} onClick={() => finish(tableActions.deleteRows)} />
          <Act label={`Delete ${columns}`} onClick={() => finish(tableActions.deleteColumns)} />
          <Act label="Delete table" onClick={() => finish(tableActions.deleteTable)} />
        </div>
      </div>
    </Popover>
  )
}

type ActProps = { label: string; isOff?: boolean; onClick: () => void }

function Act({ label, isOff = false, onClick }: ActProps) {
  return (
    <button type="button" className={styles.act} disabled={isOff} onClick={onClick}>
      {label}
    </button>
  )
}

type CheckProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

function Check({ label, isOn, onChange }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}

const colors = {
  Sand: '#fbe7c6',
  Rose: '#f9d5d3',
  Mint: '#d3efdc',
  Sky: '#d4e6f9',
  Violet: '#e5dcf7',
  Stone: '#d9d9d9',
  Night: '#242424',
}

type CellColorsProps = { color: string | null; onChange: (color: string | null) => void }

/** Background of the selected cells. */
function CellColors({ color, onChange }: CellColorsProps) {
  return (
    <fieldset className={styles.colors}>
      <legend>Background</legend>
      <button
        type="button"
        className={styles.color}
        aria-label="No colour"
        title="No colour"
        aria-pressed={color === null}
        onClick={() => onChange(null)}
      >
        <Ban size={16} aria-hidden />
      </button>
      {Object.entries(colors).map(([name, value]) => (
        <button
          key={name}
          type="button"
          className={styles.color}
          style={{ background: value }}
          aria-label={name}
          title={name}
          aria-pressed={color === value}
          onClick={() => onChange(value)}
        />
      ))}
      <input
        type="color"
        className={styles.color}
        aria-label="Another colour"
        title="Another colour"
        value={color ?? '#ffffff'}
        onChange={(event) => onChange(event.target.value)}
      />
    </fieldset>
  )
}

const { columnMinPx, rowMinPx } = limits.table

/** Column width and row height as numbers: what dragging a border does, by keyboard. */
function CellSizes({ editor, cell }: { editor: LexicalEditor; cell: string }) {
  const [size, setSize] = useState(() => readCellSize(editor, cell))
  if (!size) {
    return null
  }
  const apply = (change: typeof setColumnWidth, px: number) => {
    change(editor, cell, px)
    // The words are drawn again after this.
    requestAnimationFrame(() => setSize(readCellSize(editor, cell)))
  }
  return (
    <div className={styles.sizes}>
      <Size
        label="Column width"
        px={size.columnPx}
        min={columnMinPx}
        onApply={(px) => apply(setColumnWidth, px)}
      />
      <Size
        label="Row height"
        px={size.rowPx}
        min={rowMinPx}
        onApply={(px) => apply(setRowHeight, px)}
      />
    </div>
  )
}

type SizeProps = { label: string; px: number; min: number; onApply: (px: number) => void }

function Size({ label, px, min, onApply }: SizeProps) {
  const id = useId()
  /** Null while it shows how it is. */
  const [typed, setTyped] = useState<string | null>(null)
  const apply = () => {
    const wanted = Number(typed)
    if (typed !== null && typed.trim() !== '' && Number.isFinite(wanted) && wanted !== px) {
      onApply(wanted)
    }
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEnter(event)) {
      event.preventDefault()
      apply()
    }
  }
  return (
    <div className={styles.size}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={min}
        max={sizeMaxPx}
        value={typed ?? px}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={apply}
      />
    </div>
  )
}
