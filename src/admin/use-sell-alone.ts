import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ask } from '@/src/admin/call-api'
import { unreadableAmount } from '@/src/admin/ui/money-input'
import { type Single, sellAloneBody } from '@/src/core/contracts/music/singles'
import { inWords } from '@/src/core/input-words'
import { toDollars, toMinor } from '@/src/core/money'

const usualPrice = 1

type Options = { trackId: string; url: string; onDone: (single: Single) => void }

/** The form that sells a song of an album alone. `priceMinor` is null while no amount can be read. */
export function useSellAlone({ trackId, url, onDone }: Options) {
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm({
    resolver: zodResolver(sellAloneBody, inWords),
    defaultValues: { trackId, price: usualPrice, payWhatYouWant: false },
  })
  const price = watch('price')
  return {
    register,
    priceMinor: Number.isNaN(price) ? null : toMinor(price),
    setPriceMinor: (minor: number | null) =>
      setValue(
        'price',
        minor === null || minor === unreadableAmount ? Number.NaN : toDollars(minor),
      ),
    problem: formState.errors.price?.message ?? '',
    isBusy: formState.isSubmitting,
    sell: handleSubmit(async (body) => {
      const outcome = await ask<Single>(url, { method: 'POST', body })
      if (outcome.problem === undefined) {
        onDone(outcome.answer)
      } else {
        setError('price', { message: outcome.problem })
      }
    }),
  }
}
