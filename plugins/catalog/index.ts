import type { Plugin } from 'payload'
import { withRelease } from '@/plugins/catalog/release/with-release'
import { withSongs } from '@/plugins/catalog/songs/with-songs'

/** What artists sell, as they work on it: releases, songs, merch. */
export function catalog(): Plugin {
  return (config) => withRelease(withSongs(config))
}
