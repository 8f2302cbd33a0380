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
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps keys from the form around it
    <div
      onKeyDown={(event) => {
        // Enter in a field, also of a window over it, does not send the form of the product.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault()
        }
      }}
    >
      <VariantsSection
        key={String(id)}
        productId={String(id)}
        profileId={profileId}
        apiPath={config.routes.api}
        onChanged={() => {}}
      />
    </div>
  )
}
