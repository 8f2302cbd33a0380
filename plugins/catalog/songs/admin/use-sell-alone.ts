import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ask } from '@/src/admin/call-api'
import { unreadableAmount } from '@/src/admin/ui/money-input'
import { type Single, sellAloneBody } from '@/src/core/contracts/music/singles'
import { inWords } from '@/src/core/input-words'
import { toDollars } from '@/src/core/money'

const usualPriceMinor = 100

type Options = { trackId: string; url: string; onDone: (single: Single) => void }

/** The form that sells a song of an album alone. */
export function useSellAlone({ trackId, url, onDone }: Options) {
  // As it is typed: the field itself tells what is no amount yet from nothing.
  const [priceMinor, setPriceMinor] = useState<number | null>(usualPriceMinor)
  const { register, handleSubmit, setError, setValue, formState } = useForm({
    resolver: zodResolver(sellAloneBody, inWords),
    defaultValues: { trackId, price: toDollars(usualPriceMinor), payWhatYouWant: false },
  })
  return {
    register,
    priceMinor,
    setPriceMinor: (minor: number | null) => {
      setPriceMinor(minor)
      const isAmount = minor !== null && minor !== unreadableAmount
      setValue('price', isAmount ? toDollars(minor) : Number.NaN)
    },
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
