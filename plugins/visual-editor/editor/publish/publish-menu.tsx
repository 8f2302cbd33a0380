import { usePages } from '@/plugins/visual-editor/editor/pages/use-pages'
import styles from '@/plugins/visual-editor/editor/publish/publish.module.css'
import { scheduleLabel } from '@/plugins/visual-editor/editor/publish/schedule-notice'
import type { Publishing } from '@/plugins/visual-editor/editor/publish/use-publishing'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import controls from '@/src/admin/ui/controls.module.css'
import { ChevronDown } from '@/src/admin/ui/icons'
import { MenuButton } from '@/src/admin/ui/menu-button'

type Props = { saving: Saving; publishing: Publishing; siteOrigin: string }

/** One click puts everything live; what is rarer stands beside it. */
export function PublishMenu({ saving, publishing, siteOrigin }: Props) {
  const { hasUnpublished, isPublishing, publish } = saving
  const { page, isLive, isUndeletable, schedule, setDialog } = publishing
  // The draft may have another address already.
  const address = usePages(({ pages }) => pages.find(({ id }) => id === page.id)?.livePathname)
  const canPublish = hasUnpublished && !isPublishing
  const canDiscard = saving.parts.some((part) => part.canDiscard())
  const notLiveNote = canDiscard
    ? 'Of the look: this page is not live yet'
    : 'Nothing is live to go back to'

  return (
    <div className={styles.pair}>
      <button
        type="button"
        className={controls.button}
        data-kind="primary"
        disabled={!canPublish}
        onClick={() => void publish()}
      >
        {hasUnpublished ? 'Publish' : 'Published'}
      </button>
      <MenuButton
        label="More about publishing"
        kind="primary"
        items={[
          { label: 'Publish now', isDisabled: !canPublish, run: () => void publish() },
          {
            label: 'Schedule…',
            note: scheduleLabel(schedule) || undefined,
            run: () => setDialog('schedule'),
          },
          { label: 'Preview', run: () => void publishing.preview() },
          {
            label: 'Discard changes…',
            note: isLive ? undefined : notLiveNote,
            isDisabled: !canDiscard,
            run: () => setDialog('discard'),
          },
          { label: 'Versions…', run: () => setDialog('versions') },
          {
            label: 'Unpublish…',
            note: isUndeletable ? 'Your site needs this page' : undefined,
            isDisabled: isUndeletable || !isLive,
            run: () => setDialog('unpublish'),
          },
          {
            label: 'View site',
            note: isLive ? undefined : 'This page is not live yet',
            isDisabled: !isLive,
            run: () =>
              void window.open(`${siteOrigin}${address ?? page.pathname}`, '_blank', 'noreferrer'),
          },
        ]}
      >
        <ChevronDown size={16} aria-hidden />
      </MenuButton>
    </div>
  )
}
