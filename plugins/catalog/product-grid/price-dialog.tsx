import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import dialog from '@/src/admin/ui/dialog.module.css'
import { MoneyInput, unreadableAmount } from '@/src/admin/ui/money-input'
import { priceForm } from '@/src/core/contracts/products/product-list'

type Props = {
  title: string
  /** What of it costs that, said above the field. */
  label: string
  onPrice: (minor: number) => void
  onClose: () => void
}

/** One price for all that are chosen. */
export function PriceDialog({ title, label, onPrice, onClose }: Props) {
  const id = useId()
  const { handleSubmit, watch, setValue, formState } = useForm({
    resolver: zodResolver(priceForm),
    defaultValues: { minor: unreadableAmount },
  })
  const set = handleSubmit(({ minor }) => onPrice(minor))
  const error = formState.errors.minor
  const problemId = error ? `${id}-problem` : undefined
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={dialog.fields} noValidate onSubmit={set}>
        <label htmlFor={id}>
          {label}
          <MoneyInput
            id={id}
            value={watch('minor')}
            problemId={problemId}
            onChange={(minor) =>
              setValue('minor', minor ?? unreadableAmount, {
                shouldValidate: formState.isSubmitted,
              })
            }
          />
        </label>
        {error && (
          <p id={problemId} className={dialog.error} role="alert">
            {error.message}
          </p>
        )}
        {/* Enter in a field sends the form only by a button of its own. */}
        <button type="submit" hidden />
      </form>
      <DialogActions>
        <DialogButton onClick={onClose}>Cancel</DialogButton>
        <DialogButton isPrimary onClick={() => void set()}>
          Set the price
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
