import { zodResolver } from '@hookform/resolvers/zod'
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useDeferredValue, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { EquationNode } from '@/plugins/rich-text/features/equations/equation-node'
import styles from '@/plugins/rich-text/features/equations/equations.module.css'
import { $insertAtom } from '@/plugins/rich-text/kit/insert-block'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { FormField } from '@/src/admin/ui/form-field'
import { inWords } from '@/src/core/input-words'
import { limits } from '@/src/core/limits'
import { mathMl } from '@/src/rich-text/nodes/equation/math-ml'
import { equation } from '@/src/rich-text/nodes/equation/schema'

const equationForm = z.object({
  equation: equation.shape.equation.trim().min(1),
  inline: z.boolean(),
})

export type EquationInput = z.infer<typeof equationForm>

type Props = {
  /** Null for a new one. */
  given: EquationInput | null
  onDone: (input: EquationInput) => void
  onClose: () => void
}

/** A formula is typed as LaTeX and seen below as it will be. */
export function EquationDialog({ given, onDone, onClose }: Props) {
  const { register, handleSubmit, watch, formState } = useForm({
    resolver: zodResolver(equationForm, inWords),
    mode: 'onChange',
    defaultValues: given ?? { equation: '', inline: false },
  })
  const [latex, inline] = watch(['equation', 'inline'])
  const shown = useDeferredValue(latex)
  const preview = useMemo(() => mathMl(shown, inline), [shown, inline])
  // Drawn once for both, and behind the typing.
  const undrawn = 'problem' in preview ? { type: 'custom', message: preview.problem } : undefined

  return (
    <Dialog title={given ? 'Change the formula' : 'Insert a formula'} onClose={onClose}>
      <form noValidate onSubmit={handleSubmit(onDone)}>
        <FormField
          label="Formula, written as LaTeX"
          isLong
          isFirst
          spellCheck={false}
          maxLength={limits.equation.lettersMax}
          placeholder="E = mc^2"
          registered={register('equation')}
          error={formState.errors.equation ?? undrawn}
        />
        <label className={styles.tick}>
          <input type="checkbox" {...register('inline')} />
          Among the words
        </label>
        <output className={styles.preview} aria-label="Preview">
          {latex.trim() && 'html' in preview && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML of our own making, held to its elements
            <span dangerouslySetInnerHTML={{ __html: preview.html }} />
          )}
        </output>
        <DialogActions>
          <DialogButton onClick={onClose}>Cancel</DialogButton>
          <DialogButton
            type="submit"
            isPrimary
            isDisabled={!formState.isValid || undrawn !== undefined}
          >
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
