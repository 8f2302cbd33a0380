import type { Config } from 'payload'
import type { AdminView, SitePlugin } from '@/plugins/_kit/site-plugin'
import { withScreens } from '@/src/server/extend-config'

/** What `plugin-view.tsx` and `plugin-nav-link.tsx` are told of a view. */
export type PluginView = Required<AdminView> & { path: `/${string}` }

/** Payload names components of the project from its root, those of packages as they are. */
const toPayloadPath = (component: string) => component.replace(/^@\//, '/')

function viewOf(slug: string, name: string, { Component, title, subject }: AdminView): PluginView {
  return {
    Component: toPayloadPath(Component) as PluginView['Component'],
    title,
    subject: subject ?? 'pages',
    path: `/${slug}/${name}`,
  }
}

/** Screens in the admin's frame, and their links. */
export function withViews(config: Config, { slug, views = {} }: SitePlugin): Config {
  return Object.entries(views).reduce((each, [name, view]) => {
    const pluginView = viewOf(slug, name, view)
    const { path, title } = pluginView
    const serverProps = { pluginView }
    const { admin, ...rest } = withScreens(each, {
      [`${slug}-${name}`]: {
        Component: { path: '/plugins/_kit/plugin-view#PluginScreen', serverProps },
        path,
        title,
      },
    })
    const links = admin?.components?.afterNavLinks ?? []
    const link = { path: '/plugins/_kit/plugin-nav-link#PluginNavLink', serverProps }
    return {
      ...rest,
      admin: {
        ...admin,
        ...withDependency(admin, pluginView.Component),
        components: { ...admin?.components, afterNavLinks: [...links, link] },
      },
    }
  }, config)
}

/** Cards behind those of the admin's start, each in the frame of a card. */
export function withCards(config: Config, { slug, cards = {} }: SitePlugin): Config {
  const shown = Object.entries(cards).map(([name, card]) => viewOf(slug, name, card))
  const { admin } = config
  return shown.length === 0
    ? config
    : {
        ...config,
        admin: {
          ...admin,
          components: {
            ...admin?.components,
            afterDashboard: [
              ...(admin?.components?.afterDashboard ?? []),
              ...shown.map(({ Component, path, ...card }) => ({
                path: Component,
                serverProps: { ...card, name: path },
              })),
            ],
          },
        },
      }
}

/** So that the import map knows it. */
function withDependency(admin: Config['admin'], component: string) {
  const dependency = { path: component, type: 'component' } as const
  return { dependencies: { ...admin?.dependencies, [component]: dependency } }
}
