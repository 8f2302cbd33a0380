import { useMemo, useState } from 'react'
import {
  createMerchStore,
  type MerchApi,
  MerchProvider,
  VariantsProvider,
} from '@/plugins/catalog/merch/merch-context'
import { MerchPreview } from '@/plugins/catalog/merch/preview/merch-preview'
import { CoverSection } from '@/plugins/catalog/merch/sections/cover-section'
import { MoreSection } from '@/plugins/catalog/merch/sections/more-section'
import { PriceSection } from '@/plugins/catalog/merch/sections/price-section'
import type { ProductScreenProps } from '@/plugins/catalog/product/product-context'
import { ProductScreen } from '@/plugins/catalog/product/product-screen'
import { useVariants } from '@/plugins/catalog/variants/use-variants'
import { merchPath } from '@/src/admin/studio-paths'
import { createWritingApi } from '@/src/admin/writing/writing-api'
import type { MerchAnswer } from '@/src/core/contracts/products/merch'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = {
  label: 'Merch',
  back: 'Back to your merch',
  listPath: merchPath,
  untitled: ownerMessages.merch.newTitle,
  numbersNote: 'Views and sales',
  copyNote: 'With its variants, as a draft',
  askDelete: ownerMessages.merch.askDelete(1),
  deleted: 'Its prices and stock go with it. This cannot be undone.',
}

const preview = <MerchPreview />
const sections = (
  <>
    <CoverSection />
    <PriceSection />
    <MoreSection />
  </>
)

export type MerchScreenProps = ProductScreenProps & {
  given: MerchAnswer
  releases: readonly { id: string; title: string }[]
}

/** A piece of merch while it is written on. */
export function MerchScreen({ releases, ...props }: MerchScreenProps) {
  const { apiPath, site, given } = props
  const profileId = site.profile.id
  const [api] = useState<MerchApi>(() =>
    createWritingApi(`${apiPath}/profiles/${profileId}/merch/${given.id}`),
  )
  const [merch] = useState(() => createMerchStore({ api, given }))
  const variants = useVariants({
    ...{ profileId, apiPath },
    productId: given.id,
    onChanged: () => void merch.refresh(),
  })
  const context = useMemo(() => ({ merch, releases }), [merch, releases])
  return (
    <MerchProvider value={context}>
      <VariantsProvider value={variants}>
        <ProductScreen
          {...props}
          {...{ api, words }}
          beside={variants.unsaved}
          product={merch}
          flush={variants.flush}
          preview={preview}
          data-testid="merch-screen"
        >
          {sections}
        </ProductScreen>
      </VariantsProvider>
    </MerchProvider>
  )
}
