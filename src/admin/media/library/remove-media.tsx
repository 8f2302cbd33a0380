import { useState } from 'react'
import styles from '@/src/admin/media/library/media-details.module.css'
import { useMediaLibrary } from '@/src/admin/media/library/media-library'
import controls from '@/src/admin/ui/controls.module.css'
import { Trash2 } from '@/src/admin/ui/icons'
import type { MediaItem, MediaUse } from '@/src/core/contracts/pages/media-answers'
import { errorsMessages } from '@/src/core/messages/errors'

type Props = { item: MediaItem; onRemoved: () => void }

/** Deletes for good, after saying what shows it. */
export function RemoveMedia({ item, onRemoved }: Props) {
  const { api, announce, onChanged } = useMediaLibrary()
  const [question, setQuestion] = useState('')
  const [problem, setProblem] = useState('')

  const attempt = (run: () => Promise<void>) => {
    setProblem('')
    run().catch((error: unknown) =>
      setProblem(error instanceof Error ? error.message : errorsMessages.unknown),
    )
  }
  const ask = () => attempt(async () => setQuestion(questionOf(await api.uses(item.id))))
  const remove = () =>
    attempt(async () => {
      await api.remove(item.id)
      onChanged(item.id)
      announce(`${item.name} deleted`)
      onRemoved()
    })

  return (
    <>
      {question === '' ? (
        <button type="button" className={controls.button} onClick={ask}>
          <Trash2 size={16} aria-hidden />
          Delete
        </button>
      ) : (
        <div role="alertdialog" aria-label="Delete" className={styles.question}>
          <p>{question}</p>
          <button
            type="button"
            className={controls.button}
            onClick={() => setQuestion('')}
            // biome-ignore lint/a11y/noAutofocus: the question was asked for, and answering no is safe
            autoFocus
          >
            Keep it
          </button>
          <button type="button" className={controls.button} onClick={remove}>
            Delete for good
          </button>
        </div>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  )
}

const mostNamed = 5

function questionOf(uses: readonly MediaUse[]): string {
  if (uses.length === 0) {
    return 'Not used anywhere. Delete?'
  }
  const named = uses.slice(0, mostNamed).map(({ kind, title }) => {
    const thing = kind.toLowerCase()
    const isAmbiguous = uses.filter((use) => use.title === title).length > 1
    return title === '' ? `your ${thing}` : isAmbiguous ? `${title} (${thing})` : title
  })
  const more = uses.length > mostNamed ? ` and ${uses.length - mostNamed} more` : ''
  return `Used on ${named.join(', ')}${more}. Delete anyway?`
}
