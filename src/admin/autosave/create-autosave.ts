import { createDocumentApi, type StoredDocument } from '@/src/admin/autosave/document-api'
import type { Values } from '@/src/admin/autosave/form-values'
import { createWritingStore } from '@/src/admin/writing/writing-store'
import { sameJson } from '@/src/core/json'

export type AutosaveStore = ReturnType<typeof createAutosave>

type Options = Parameters<typeof createDocumentApi>[0] & {
  /** Left out: as other screens wait. */
  retryMs?: number
}

/** A document of Payload's while its form is open: as other screens that save as one writes. */
export function createAutosave({ retryMs, ...options }: Options) {
  const { given, url } = options
  const { problemsIn, isRefused, ...api } = createDocumentApi(options)
  return createWritingStore<Values, StoredDocument, never>({
    api,
    given,
    copyName: `bandstand-form:${url}`,
    // Which fields there are depends on what stands in others.
    schema: { fields: [], problemsIn },
    isChecked: true,
    ...(retryMs !== undefined && { retryMs }),
    adopt: ({ answer, sent, form }) => ({
      stored: answer,
      form: {
        ...answer.form,
        ...Object.fromEntries(
          Object.entries(form).filter(
            ([key, value]) => !sameJson(value, sent[key]) || isRefused(key, value),
          ),
        ),
      },
    }),
  })
}
