import { useDocumentInfo, useLocale, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'

/** How the form would show a document: the server knows what each of its fields is made of. */
export function useFormStateOf(): (data: Record<string, unknown>) => Promise<FormState> {
  const { getFormState } = useServerFunctions()
  const { collectionSlug = '', docPermissions, getDocPreferences, id } = useDocumentInfo()
  const { code: locale } = useLocale()
  return async (data) => {
    const docPreferences = await getDocPreferences()
    const { state } = await getFormState({
      ...(id !== undefined && { id }),
      collectionSlug,
      data: data as never,
      docPermissions: docPermissions ?? undefined,
      docPreferences,
      locale,
      operation: id === undefined ? 'create' : 'update',
      renderAllFields: true,
      schemaPath: collectionSlug,
      skipValidation: true,
    })
    return state ?? {}
  }
}
