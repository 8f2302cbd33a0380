import type { CollectionConfig } from 'payload'
import { refuseStale } from '@/src/admin/autosave/refuse-stale'

/**
 * The forms of a collection save by themselves, and two windows do not overwrite each other. In place of the button:
 * drafts have others, and where nothing may be saved there is none. Accounts keep theirs: a password is no field to
 * save on leaving it.
 */
export function withAutosave(collection: CollectionConfig): CollectionConfig {
  const { admin, auth, hooks } = collection
  if (auth) {
    return collection
  }
  const edit = {
    ...admin?.components?.edit,
    SaveButton: '/src/admin/autosave/save-control#SaveControl',
  }
  return {
    ...collection,
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), refuseStale] },
    admin: { ...admin, components: { ...admin?.components, edit } },
  }
}
