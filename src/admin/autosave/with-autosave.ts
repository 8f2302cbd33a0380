import type { CollectionConfig } from 'payload'
import { refuseStale } from '@/src/admin/autosave/refuse-stale'

/**
 * The forms of a collection save by themselves, and two windows do not overwrite each other. In place of the button:
 * drafts have others, and where nothing may be saved there is none. Accounts have one: a password is no field to save
 * on leaving it.
 */
export function withAutosave(collection: CollectionConfig): CollectionConfig {
  const { admin, auth, hooks } = collection
  const edit = {
    ...admin?.components?.edit,
    SaveButton: `/src/admin/autosave/save-control#${auth ? 'AccountButton' : 'SaveControl'}`,
  }
  return {
    ...collection,
    ...(!auth && {
      hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), refuseStale] },
    }),
    admin: { ...admin, components: { ...admin?.components, edit } },
  }
}
