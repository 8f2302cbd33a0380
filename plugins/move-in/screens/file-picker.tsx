import { useId, useState } from 'react'
import styles from '@/plugins/move-in/screens/move-in.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { Upload } from '@/src/admin/ui/icons'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.moveIn

type Props = {
  accepts: readonly string[]
  onFile: (file: File) => Promise<void>
  onProblem: (problem: string) => void
}

/** Takes a file, or a text that is pasted in place of one. */
export function FilePicker({ accepts, onFile, onProblem }: Props) {
  if (accepts.includes('paste')) {
    return <PasteField onFile={onFile} onProblem={onProblem} />
  }
  const take = (file: File | undefined) => {
    const isMeant = file && accepts.some((ending) => file.name.toLowerCase().endsWith(ending))
    if (isMeant) {
      void onFile(file)
    } else if (file) {
      onProblem(words.wrongEnding(accepts.join(' or ')))
    }
  }
  return (
    <fieldset
      className={styles.drop}
      aria-label={words.file}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files[0])
      }}
    >
      <label className={`${controls.button} ${styles.choose}`} data-kind="primary">
        <Upload size={16} aria-hidden />
        {words.choose}
        <input
          type="file"
          className={controls.visuallyHidden}
          accept={accepts.join(',')}
          onChange={({ target }) => {
            take(target.files?.[0])
            target.value = ''
          }}
        />
      </label>
      <p className={styles.quiet}>{words.drop}</p>
    </fieldset>
  )
}

function PasteField({ onFile, onProblem }: Omit<Props, 'accepts'>) {
  const id = useId()
  const [text, setText] = useState('')
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') {
          onProblem(words.noLinks)
        } else {
          void onFile(new File([text], words.pasted, { type: 'text/plain' }))
        }
      }}
    >
      <label htmlFor={id}>{words.paste}</label>
      <textarea
        id={id}
        className={controls.field}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className={controls.button} data-kind="primary">
        {words.readPasted}
      </button>
    </form>
  )
}
