import type { FormState } from 'payload'
import type { OpenForm } from '@/src/admin/form-answers/open-forms'

type Asked = { collectionSlug?: string; globalSlug?: string; id?: number | string }

/**
 * An answer that checked no value, with the errors that its form shows by now: it says nothing about them.
 *
 * @param asked the document that the answer is about
 */
export function withKeptErrors<Answer extends { state?: FormState | null }>(
  answer: Answer,
  asked: Asked,
  forms: ReadonlySet<OpenForm>,
): Answer {
  const slug = asked.collectionSlug ?? asked.globalSlug
  const form = [...forms].findLast((open) => open.slug === slug && open.id === asked.id)
  if (!form?.isSubmitted() || !answer.state) {
    return answer
  }
  const shown = form.fields()
  const state = Object.entries(answer.state).map(([path, field]) => {
    const now = shown[path]
    return [
      path,
      now?.valid === false ? { ...field, valid: false, errorMessage: now.errorMessage } : field,
    ]
  })
  return { ...answer, state: Object.fromEntries(state) }
}
