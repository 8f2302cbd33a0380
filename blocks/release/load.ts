import type { BlockLoad } from '@/blocks/_kit/define'
import { loadRelease } from '@/blocks/_kit/load-pictures'
import type { definition } from '@/blocks/release/schema'
import type { ProductDetail } from '@/src/core/contracts/products/products'

export type ReleaseData = { release: ProductDetail | null }

export const load: BlockLoad<typeof definition.schema, ReleaseData> = async ({
  props,
  context,
}) => ({
  release: await loadRelease(props.release, context.data),
})
