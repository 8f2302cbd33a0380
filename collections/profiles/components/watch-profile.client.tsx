'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useDocumentInfo, useDocumentTitle, useFormFields } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

/**
 * Tells the choice of sites at the top about an artist that was saved. Draws nothing. The plugin's own one also
 * asks for the sites again when a new artist was refused, which loads the page again and empties the form.
 */
export function WatchProfile() {
  const { id } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const savedName = useFormFields(([fields]) => fields.name?.initialValue)
  const { updateTenants } = useTenantSelection()

  const tell = useEffectEvent(() => {
    if (id) {
      updateTenants({ id, label: title })
    }
  })
  useEffect(() => {
    if (id && savedName) {
      tell()
    }
  }, [id, savedName])
  return null
}
