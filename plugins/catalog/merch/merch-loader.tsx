'use client'

import dynamic from 'next/dynamic'
import type { MerchScreenProps } from '@/plugins/catalog/merch/merch-screen'
import { ProductSkeleton } from '@/plugins/catalog/product/product-skeleton'

/** It begins with what this browser has kept, which the server does not know. */
const MerchScreen = dynamic(
  () => import('@/plugins/catalog/merch/merch-screen').then(({ MerchScreen }) => MerchScreen),
  { ssr: false, loading: () => <ProductSkeleton /> },
)

export function MerchLoader(props: MerchScreenProps) {
  return <MerchScreen key={props.given.id} {...props} />
}
