import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import styles from '@/plugins/move-in/screens/move-in.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { EntryForm } from '@/src/admin/ui/entry-form'
import { FormField } from '@/src/admin/ui/form-field'
import { Upload } from '@/src/admin/ui/icons'
import { pastedForm } from '@/src/core/contracts/studio/move-in'
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
    return <PasteField onFile={onFile} />
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

function PasteField({ onFile }: Pick<Props, 'onFile'>) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(pastedForm),
    defaultValues: { text: '' },
  })
  const take = handleSubmit(({ text }) =>
    onFile(new File([text], words.pasted, { type: 'text/plain' })),
  )
  return (
    <EntryForm
      className={styles.paste}
      onSubmit={take}
      action={words.readPasted}
      isBusy={formState.isSubmitting}
    >
      <FormField
        label={words.paste}
        isLong
        registered={register('text')}
        error={formState.errors.text}
      />
    </EntryForm>
  )
}
