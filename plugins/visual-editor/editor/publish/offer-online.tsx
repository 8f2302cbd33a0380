import { type ReactNode, useCallback, useState } from 'react'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'
import { setOnline } from '@/src/admin/online-button.client'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { slugs } from '@/src/core/slugs'

type Site = Pick<BuilderProps, 'apiPath' | 'isSiteOnline' | 'siteOrigin'> & {
  site: { profile: { id: string } }
}

type Offer = {
  /** Call when a page was published: asks once whether the whole site shall be online. */
  offer: () => void
  dialog: ReactNode
  /** What stands before the path of a page, for its artist to look at. */
  viewOrigin: string
}

/** A page that is live is seen by nobody while its site is not online: so that is offered with the first one. */
export function useOfferOnline({ apiPath, site, siteOrigin, isSiteOnline }: Site): Offer {
  const profileId = site.profile.id
  const [isOnline, setIsOnline] = useState(isSiteOnline)
  const [state, setState] = useState<'quiet' | 'asking' | 'working' | 'asked'>('quiet')
  const [problem, setProblem] = useState('')

  const offer = useCallback(
    () => setState((now) => (isOnline || now !== 'quiet' ? now : 'asking')),
    [isOnline],
  )
  const close = () => setState('asked')
  const confirm = async () => {
    setState('working')
    const refused = await setOnline(apiPath, profileId, true)
    setProblem(refused)
    if (refused === '') {
      setIsOnline(true)
    }
    setState(refused === '' ? 'asked' : 'asking')
  }

  const isOpen = state === 'asking' || state === 'working'
  return {
    offer,
    viewOrigin: isOnline ? siteOrigin : `${apiPath}/${slugs.profiles}/${profileId}/site?path=`,
    dialog: isOpen && (
      <Dialog title="Put your site online?" onClose={close}>
        <p>
          Your page is published, but visitors still read that your site is coming soon. You can
          also put it online later, from your start page.
        </p>
        {problem && <p role="alert">{problem}</p>}
        <DialogActions>
          <DialogButton onClick={close}>Not yet</DialogButton>
          <DialogButton isPrimary isDisabled={state === 'working'} onClick={() => void confirm()}>
            Put my site online
          </DialogButton>
        </DialogActions>
      </Dialog>
    ),
  }
}
