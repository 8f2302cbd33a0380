import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { EquationNode } from '@/plugins/rich-text/features/equations/equation-node'
import styles from '@/plugins/rich-text/features/equations/equations.module.css'
import { DialogField } from '@/plugins/rich-text/kit/dialog-field'
import { $insertAtom } from '@/plugins/rich-text/kit/insert-block'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import inputs from '@/src/admin/ui/inputs.module.css'
import { limits } from '@/src/core/limits'
import { mathMl } from '@/src/rich-text/nodes/equation/math-ml'

export type EquationInput = { equation: string; inline: boolean }

type Props = {
  /** Null for a new one. */
  given: EquationInput | null
  onDone: (input: EquationInput) => void
  onClose: () => void
}

/** A formula is typed as LaTeX and seen below as it will be. */
export function EquationDialog({ given, onDone, onClose }: Props) {
  const [latex, setLatex] = useState(given?.equation ?? '')
  const [inline, setInline] = useState(given?.inline ?? false)
  const shown = useDeferredValue(latex)
  const preview = useMemo(() => mathMl(shown, inline), [shown, inline])
  const previewId = useId()
  const isEmpty = latex.trim() === ''
  const problem = isEmpty || 'html' in preview ? null : preview.problem

  return (
    <Dialog title={given ? 'Change the formula' : 'Insert a formula'} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmpty && !problem) {
            onDone({ equation: latex.trim(), inline })
          }
        }}
      >
        <DialogField label="Formula, written as LaTeX" problem={problem}>
          {(field) => (
            <textarea
              {...field}
              className={`${field.className} ${inputs.textarea}`}
              data-first
              rows={3}
              spellCheck={false}
              maxLength={limits.equation.lettersMax}
              placeholder="E = mc^2"
              value={latex}
              onChange={(event) => setLatex(event.target.value)}
            />
          )}
        </DialogField>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={inline}
            onChange={(event) => setInline(event.target.checked)}
          />
          Among the words
        </label>
        <output id={previewId} className={styles.preview} aria-label="Preview">
          {!isEmpty && 'html' in preview && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML of our own making, held to its elements
            <span dangerouslySetInnerHTML={{ __html: preview.html }} />
          )}
        </output>
        <DialogActions>
          <DialogButton onClick={onClose}>Cancel</DialogButton>
          <DialogButton type="submit" isPrimary isDisabled={isEmpty || problem !== null}>
            {given ? 'Save' : 'Insert'}
          </DialogButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}

type NewProps = { editor: LexicalEditor; onClose: () => void }

export function NewEquation({ editor, onClose }: NewProps) {
  return (
    <EquationDialog
      given={null}
      onClose={onClose}
      onDone={(input) => {
        onClose()
        editor.update(() => $insertAtom(new EquationNode({ ...input, version: 1 })))
      }}
    />
  )
}
