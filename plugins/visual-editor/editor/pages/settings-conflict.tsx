import type { Control } from '@/blocks/_kit/define'
import { at, type SettingPath } from '@/plugins/visual-editor/editor/pages/change-page'
import { usePages } from '@/plugins/visual-editor/editor/pages/use-pages'
import { ChooseSides } from '@/plugins/visual-editor/editor/save/dialogs/choose-sides'
import { shownValue } from '@/plugins/visual-editor/editor/save/dialogs/conflict-labels'

const names: Readonly<Record<SettingPath, string>> = {
  title: 'Name',
  pathname: 'Address',
  'seo.title': 'Title in search results',
  'seo.description': 'Description in search results',
  'seo.image': 'Picture where it is shared',
  'seo.isHidden': 'Keep out of search engines',
}

const picture: Control = { kind: 'media', label: '', accept: 'image' }

/** Asks about settings of a page that another window changed, too. */
export function SettingsConflict({ currentId }: { currentId: string }) {
  const question = usePages((state) => state.question)
  if (!question) {
    return null
  }
  const { id, title, mine, theirs, both, answer } = question
  const conflicts = both.map((path) => {
    const shown = (value: unknown) => shownValue(value, path === 'seo.image' ? picture : undefined)
    return {
      key: path,
      words: {
        title: id === currentId ? names[path] : `${title} · ${names[path]}`,
        mine: shown(at(mine, path)),
        theirs: shown(at(theirs, path)),
      },
    }
  })
  return (
    <ChooseSides
      conflicts={conflicts}
      note="Everything else from both windows stays."
      onGoOn={answer}
    />
  )
}
