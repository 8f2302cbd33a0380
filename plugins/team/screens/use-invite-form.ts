'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ask } from '@/src/admin/call-api'

type Options<Values extends FieldValues> = {
  schema: z.ZodType<Values, Values>
  defaultValues: DefaultValues<Values>
  url: string
  /** The field that says what the server refuses. */
  at: Path<Values>
  onDone?: () => void
}

/** A form that is checked as the server does, and sent to it; the screen shows what came of it. */
export function useInviteForm<Values extends FieldValues>(options: Options<Values>) {
  const router = useRouter()
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(options.schema),
    defaultValues: options.defaultValues,
  })
  const submit = form.handleSubmit(async (body) => {
    const { problem } = await ask(options.url, { method: 'POST', body })
    if (problem === undefined) {
      form.reset()
      options.onDone?.()
      router.refresh()
    } else {
      form.setError(options.at, { message: problem }, { shouldFocus: true })
    }
  })
  return { ...form, submit }
}
