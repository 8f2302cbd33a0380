import { useId, useState } from 'react'
import { nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/sections/sections.module.css'
import { useSectionCommands } from '@/plugins/visual-editor/editor/sections/use-sections'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { limits } from '@/src/core/limits'
import { copySubtree } from '@/src/core/page-document/operations'

/** Asks how the block is called before it is kept with everything inside it. */
export function KeepSectionDialog({ id }: { id: string }) {
  const { engine, blocks, ui } = useBuilder()
  const { keep } = useSectionCommands()
  const fieldId = useId()
  const [name, setName] = useState(() => nameOf(blocks, engine.document(), id))
  const [problem, setProblem] = useState('')
  const [isKeeping, setIsKeeping] = useState(false)

  const close = () => ui.setState({ keeping: null })

  const submit = async () => {
    let count = 0
    const nextId = () => {
      count += 1
      return `s${count}`
    }
    setIsKeeping(true)
    const refusal = await keep(name.trim(), copySubtree(engine.document(), id, nextId))
    setIsKeeping(false)
    if (refusal) {
      setProblem(refusal)
    } else {
      close()
    }
  }

  return (
    <Dialog title="Keep as a section" onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className={styles.ask}>
          It waits under Add for all pages of your site. What is on this page stays as it is.
        </p>
        <label className={styles.label} htmlFor={fieldId}>
          Name
        </label>
        <input
          id={fieldId}
          className={controls.field}
          value={name}
          maxLength={limits.savedSection.nameMax}
          required
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
        />
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <DialogActions>
          <DialogButton onClick={close}>Cancel</DialogButton>
          <button
            type="submit"
            className={controls.button}
            data-kind="primary"
            disabled={isKeeping || name.trim() === ''}
          >
            Keep it
          </button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
