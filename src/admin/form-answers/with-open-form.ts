import type { CollectionConfig } from 'payload'

/** Lets the forms of a collection tell what they show; see `FormAnswers`. */
export function withOpenForm(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const { components } = admin ?? {}
  const beforeDocumentControls = [
    ...(components?.edit?.beforeDocumentControls ?? []),
    '/src/admin/form-answers/open-form#OpenForm',
  ]
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...components, edit: { ...components?.edit, beforeDocumentControls } },
    },
  }
}
