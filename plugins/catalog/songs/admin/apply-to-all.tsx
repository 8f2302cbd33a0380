import type { Songs } from '@/plugins/catalog/songs/admin/use-songs'
import { ChevronDown } from '@/src/admin/ui/icons'
import { MenuButton } from '@/src/admin/ui/menu-button'
import type { Song } from '@/src/core/contracts/music/song-answers'

/** What makes sense for all songs at once; artist and credits are taken from the first one. */
export function ApplyToAll({ songs, list }: { songs: Songs; list: readonly Song[] }) {
  const [first] = list
  const all = list.length
  const isExplicit = list.every(({ hasExplicitContent }) => hasExplicitContent)
  const run = (body: Parameters<Songs['changeAll']>[0]) => () =>
    void songs.changeAll(body, `${all} songs changed.`)
  const items = [
    {
      label: isExplicit ? 'None is explicit' : 'All are explicit',
      run: run({ hasExplicitContent: !isExplicit }),
    },
    { label: 'Heard as the release says', run: run({ streaming: 'release' }) },
    { label: 'Whole songs for everybody', run: run({ streaming: 'full' }) },
    { label: 'A preview of each', run: run({ streaming: 'preview' }) },
    {
      label: 'Credits of the first song',
      isDisabled: !first?.credits,
      run: run({ credits: first?.credits }),
    },
    {
      label: 'Artist of the first song',
      isDisabled: !first?.artist,
      run: run({ artist: first?.artist }),
    },
  ]
  return (
    <MenuButton label="Change all songs" items={items}>
      All songs
      <ChevronDown size={16} aria-hidden />
    </MenuButton>
  )
}
