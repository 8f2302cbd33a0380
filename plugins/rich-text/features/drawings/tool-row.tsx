import { Redo2, Trash2, Undo2 } from 'lucide-react'
import type { CSSProperties } from 'react'
import {
  type DrawTool,
  drawColors,
  drawPapers,
  drawSizes,
  drawTools,
} from '@/plugins/rich-text/features/drawings/draw-tools'
import styles from '@/plugins/rich-text/features/drawings/drawings.module.css'
import type { Ink } from '@/plugins/rich-text/features/drawings/use-hand'
import type { useMarks } from '@/plugins/rich-text/features/drawings/use-marks'
import { ToolButton } from '@/plugins/rich-text/toolbar/tool-button'

type Props = {
  tool: DrawTool
  ink: Ink
  paper: string | null
  sheet: ReturnType<typeof useMarks>
  onTool: (tool: DrawTool) => void
  onInk: (ink: Ink) => void
  onPaper: (paper: string | null) => void
}

/** What is drawn with, and on what. */
export function ToolRow({ tool, ink, paper, sheet, onTool, onInk, onPaper }: Props) {
  return (
    <div className={styles.tools}>
      <fieldset className={styles.group} aria-label="Tool">
        {drawTools.map(({ tool: each, label, icon }) => (
          <ToolButton
            key={each}
            label={label}
            icon={icon}
            isOn={each === tool}
            onClick={() => onTool(each)}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group} aria-label="Colour">
        {drawColors.map(({ color, label }) => (
          <button
            key={color}
            type="button"
            className={styles.swatch}
            style={{ '--c': color } as CSSProperties}
            aria-label={label}
            title={label}
            aria-pressed={color === ink.color}
            onClick={() => onInk({ ...ink, color })}
          />
        ))}
        <input
          type="color"
          className={styles.own}
          aria-label="Another colour"
          title="Another colour"
          value={ink.color}
          onChange={(event) => onInk({ ...ink, color: event.target.value })}
        />
      </fieldset>
      <label className={styles.choice}>
        Line
        <select
          value={ink.size}
          onChange={(event) => onInk({ ...ink, size: Number(event.target.value) })}
        >
          {drawSizes.map(({ size, label }) => (
            <option key={size} value={size}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        Paper
        <select value={paper ?? ''} onChange={(event) => onPaper(event.target.value || null)}>
          {drawPapers.map(({ paper: each, label }) => (
            <option key={label} value={each ?? ''}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={styles.group} aria-label="Steps">
        <ToolButton label="Undo" icon={Undo2} isDisabled={!sheet.canUndo} onClick={sheet.undo} />
        <ToolButton label="Redo" icon={Redo2} isDisabled={!sheet.canRedo} onClick={sheet.redo} />
        <ToolButton
          label="Clear the sheet"
          icon={Trash2}
          isDisabled={sheet.marks.length === 0}
          onClick={sheet.clear}
        />
      </fieldset>
    </div>
  )
}
