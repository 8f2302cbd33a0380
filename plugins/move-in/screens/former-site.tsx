import type { UseFormReturn } from 'react-hook-form'
import styles from '@/plugins/move-in/screens/move-in.module.css'
import { FormField } from '@/src/admin/ui/form-field'
import type { ImportChoices } from '@/src/core/contracts/studio/move-in'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.moveIn.pictures

type Props = {
  /** How many are to be found there; without any it is asked for links. */
  pictures: number
  form: Pick<UseFormReturn<ImportChoices>, 'register' | 'setValue' | 'formState'>
}

/** Where the pictures are that a file names without their site. */
export function FormerSite({ pictures, form: { register, setValue, formState } }: Props) {
  const complete = (typed: string) => {
    const address = typed.trim()
    const isWhole = address === '' || address.includes('://')
    setValue('siteAddress', isWhole ? address : `https://${address}`, { shouldValidate: true })
  }
  return (
    <div className={styles.choice}>
      <FormField
        label={words.siteAddress}
        hint={pictures > 0 ? words.siteAddressHint(pictures) : words.siteAddressForLinks}
        type="url"
        inputMode="url"
        placeholder="https://luna.ghost.io"
        registered={register('siteAddress', { onBlur: ({ target }) => complete(target.value) })}
        error={formState.errors.siteAddress}
      />
    </div>
  )
}
