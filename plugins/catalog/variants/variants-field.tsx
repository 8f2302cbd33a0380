'use client'

import { useConfig, useDocumentInfo, useField } from '@payloadcms/ui'
import { VariantsSection } from '@/plugins/catalog/variants/variants-section'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** The grid of variants in the form of a product, which has to be stored once before. */
export function VariantsField() {
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  const { value: profile } = useField<string | { id: string } | null>({ path: 'profile' })
  const profileId = typeof profile === 'object' ? profile?.id : profile
  if (!id || !profileId) {
    return <p>{ownerMessages.variants.saveFirst}</p>
  }
  return (
    <VariantsSection
      key={String(id)}
      productId={String(id)}
      profileId={profileId}
      apiPath={config.routes.api}
      onChanged={() => {}}
    />
  )
}
