import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { LogInForm } from '@/plugins/arrival/log-in/log-in-form.client'
import { EntryFrame, EntryLine } from '@/src/admin/ui/entry-frame'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const text = ownerMessages.arrival.logIn

/** Where everybody who works here logs in. Payload's own form refuses addresses with letters beyond a–z. */
export function LogInView({
  initPageResult: { req, permissions, locale },
  params,
  searchParams,
}: AdminViewServerProps) {
  const { payload, user, i18n } = req
  const { admin, routes } = payload.config
  const to = getSafeRedirect({
    fallbackTo: routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  })
  if (user) {
    redirect(to)
  }
  const serverProps = { i18n, locale, params, payload, permissions, searchParams, user }
  const extension = (Component: typeof admin.components.beforeLogin) =>
    RenderServerComponent({ Component, importMap: payload.importMap, serverProps })
  return (
    <EntryFrame title={text.title} lede={text.lede}>
      {extension(admin.components.beforeLogin)}
      <LogInForm apiPath={routes.api} redirectTo={to} />
      <EntryLine>
        <a href={`${routes.admin}${admin.routes.forgot}`}>{text.forgot}</a>
      </EntryLine>
      {extension(admin.components.afterLogin)}
    </EntryFrame>
  )
}
