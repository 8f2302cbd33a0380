import type { Plugin } from 'payload'
import { withRelease } from '@/plugins/catalog/release/with-release'
import { withSongs } from '@/plugins/catalog/songs/with-songs'
import { withMerch } from '@/plugins/catalog/with-merch'

/** What artists sell, as they work on it: releases, songs, merch. */
export function catalog(): Plugin {
  return (config) => withMerch(withRelease(withSongs(config)))
}
