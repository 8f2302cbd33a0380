import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { localText, tomorrow } from '@/src/admin/dates/local-text'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import styles from '@/src/admin/ui/dialog.module.css'
import { FormField } from '@/src/admin/ui/form-field'
import { productPlanForm } from '@/src/core/contracts/products/product-form'

type Props = { at: string | null; onClose: () => void; onPlan: (at: string) => void }

/** When it goes on sale, by the clock of this computer. */
export function ScheduleDialog({ at, onClose, onPlan }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(productPlanForm),
    mode: 'onChange',
    defaultValues: { at: localText(at ? new Date(at) : tomorrow()) },
  })
  const plan = handleSubmit(({ at: moment }) => onPlan(new Date(moment).toISOString()))
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <Dialog title="When does it go on sale?" onClose={onClose}>
      <form className={styles.fields} noValidate onSubmit={plan}>
        <FormField
          label={`Date and time (${zone})`}
          type="datetime-local"
          isFirst
          registered={register('at')}
          error={formState.errors.at}
        />
        {/* Enter in a field sends the form only by a button of its own. */}
        <button type="submit" hidden />
      </form>
      <DialogActions>
        <DialogButton onClick={onClose}>Cancel</DialogButton>
        <DialogButton isPrimary onClick={() => void plan()}>
          Plan it
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
