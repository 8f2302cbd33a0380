import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { type KeyboardEvent, useState } from 'react'
import { drawPicture } from '@/plugins/rich-text/features/drawings/draw-picture'
import {
  type DrawTool,
  drawColors,
  drawPapers,
} from '@/plugins/rich-text/features/drawings/draw-tools'
import styles from '@/plugins/rich-text/features/drawings/drawings.module.css'
import { Sheet } from '@/plugins/rich-text/features/drawings/sheet'
import { ToolRow } from '@/plugins/rich-text/features/drawings/tool-row'
import { useMarks } from '@/plugins/rich-text/features/drawings/use-marks'
import { insertDrawing } from '@/plugins/rich-text/features/images/insert-image'
import { type HostPicture, useRichTextHost } from '@/plugins/rich-text/kit/host'
import { isKeys } from '@/plugins/rich-text/kit/keys'
import { toolKeys } from '@/plugins/rich-text/toolbar/shortcuts'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { DrawingData } from '@/src/rich-text/nodes/drawing/schema'

export type Drawn = {
  data: DrawingData
  picture: HostPicture
  /** As wide as it stands on the sheet. */
  widthPx: number
}

type Props = {
  /** Null for a new one. */
  given: DrawingData | null
  /** The picture is stored; visitors get that. */
  onDone: (drawn: Drawn) => Promise<void>
  onClose: () => void
}

/** A sheet to draw on, as large as the window. */
export function DrawingDialog({ given, onDone, onClose }: Props) {
  const { storePicture } = useRichTextHost()
  const [none] = useState<DrawingData['marks']>([])
  const sheet = useMarks(given?.marks ?? none)
  const [tool, setTool] = useState<DrawTool>('pen')
  const [ink, setInk] = useState({ color: drawColors[0]?.color ?? '#1a1a1a', size: 5 })
  const [paper, setPaper] = useState(given ? given.paper : (drawPapers[0]?.paper ?? null))
  const [state, setState] = useState<'drawing' | 'leaving' | 'saving'>('drawing')
  const [problem, setProblem] = useState('')
  const isChanged = sheet.isChanged || (given !== null && paper !== given.paper)
  const isEmpty = sheet.marks.length === 0

  const leave = () => (isChanged && state !== 'leaving' ? setState('leaving') : onClose())
  const save = async () => {
    setState('saving')
    setProblem('')
    const data: DrawingData = { version: 1, paper, marks: [...sheet.marks] }
    try {
      const { file, widthPx } = await drawPicture(data)
      const picture = await storePicture?.(file)
      if (picture) {
        await onDone({ data, picture, widthPx })
      }
    } catch (error) {
      setProblem(error instanceof Error ? error.message : ownerMessages.uploads.failed)
      setState('drawing')
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { nativeEvent: press } = event
    const isUndo = isKeys(press, toolKeys.undo)
    if (!(event.target instanceof HTMLInputElement) && (isUndo || isKeys(press, toolKeys.redo))) {
      event.preventDefault()
      isUndo ? sheet.undo() : sheet.redo()
    }
    // Keys are for the drawing; the page behind it must not take them for its own.
    event.stopPropagation()
  }

  return (
    <Dialog title={given ? 'Change the drawing' : 'Draw'} size="whole" onClose={leave}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of all that is in it */}
      <div className={styles.room} onKeyDown={onKeyDown}>
        <ToolRow
          {...{ tool, ink, paper, sheet }}
          onTool={setTool}
          onInk={setInk}
          onPaper={setPaper}
        />
        <Sheet
          {...{ tool, ink, paper }}
          marks={sheet.marks}
          onAdd={sheet.add}
          onRemove={sheet.remove}
        />
      </div>
      <DialogActions>
        <p className={styles.note} role="status">
          {problem ||
            (state === 'leaving'
              ? 'What you drew is not saved.'
              : sheet.isFull
                ? 'The sheet is full. Take something away to go on.'
                : '')}
        </p>
        {state === 'leaving' ? (
          <>
            <DialogButton onClick={onClose}>Throw it away</DialogButton>
            <DialogButton isPrimary onClick={() => setState('drawing')}>
              Go on drawing
            </DialogButton>
          </>
        ) : (
          <>
            <DialogButton onClick={leave}>Cancel</DialogButton>
            <DialogButton
              isPrimary
              isDisabled={isEmpty || state === 'saving' || (given !== null && !isChanged)}
              onClick={() => void save()}
            >
              {state === 'saving' ? 'Saving…' : given ? 'Save' : 'Insert'}
            </DialogButton>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

type NewProps = { editor: LexicalEditor; onClose: () => void }

export function NewDrawing({ editor, onClose }: NewProps) {
  return (
    <DrawingDialog
      given={null}
      onClose={onClose}
      onDone={async (drawn) => {
        insertDrawing(editor, drawn)
        onClose()
      }}
    />
  )
}
