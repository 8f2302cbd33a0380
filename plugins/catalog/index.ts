import type { Plugin } from 'payload'
import { merchCallsByKey } from '@/plugins/catalog/merch/endpoints'
import { productCallsByKey } from '@/plugins/catalog/product/list-products'
import { releaseCallsByKey } from '@/plugins/catalog/release/endpoints'
import { withRelease } from '@/plugins/catalog/release/with-release'
import { withSongs } from '@/plugins/catalog/songs/with-songs'
import { variantCallsByKey } from '@/plugins/catalog/variants/endpoints'
import { withMerch } from '@/plugins/catalog/with-merch'
import { withRootEndpoints } from '@/src/server/extend-config'

const callsByKey = [
  ...productCallsByKey,
  ...releaseCallsByKey,
  ...merchCallsByKey,
  ...variantCallsByKey,
]

/** What artists sell, as they work on it: releases, songs, merch. */
export function catalog(): Plugin {
  return (config) => withRootEndpoints(withMerch(withRelease(withSongs(config))), callsByKey)
}
