'use client'

import dynamic from 'next/dynamic'
import { ProductSkeleton } from '@/plugins/catalog/product/product-skeleton'
import type { ReleaseScreenProps } from '@/plugins/catalog/release/release-screen'

/** It begins with what this browser has kept, which the server does not know. */
const ReleaseScreen = dynamic(
  () =>
    import('@/plugins/catalog/release/release-screen').then(({ ReleaseScreen }) => ReleaseScreen),
  { ssr: false, loading: () => <ProductSkeleton /> },
)

export function ReleaseLoader(props: ReleaseScreenProps) {
  return <ReleaseScreen key={props.given.id} {...props} />
}
