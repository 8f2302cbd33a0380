import { expect, it } from 'vitest'
import { routeClassOf, routeOf } from '@/src/server/observability/route'

it.each([
  ['/', '/', 'page'],
  ['/?token=abc', '/', 'page'],
  ['/about-us', '/:page', 'page'],
  ['/jane@example.com', '/:page', 'page'],
  ['/products/6f1d?page=2', '/products/:id', 'page'],
  ['/gift/Zx81kQv3', '/gift/:id', 'page'],
  ['/api/public/products', '/api/public/products', 'api-public'],
  ['/api/public/orders/7Yq2-91/cancel', '/api/public/orders/:id/cancel', 'api-public'],
  ['/api/public/jane@example.com', '/api/public/:id', 'api-public'],
  ['/api/public/abcdefghijklmnopqrstuvwxyz', '/api/public/:id', 'api-public'],
  ['/api/webhooks/stripe', '/api/webhooks/stripe', 'api-webhook'],
  ['/api/users/login', '/api/users/login', 'api-cms'],
  ['/api/ready', '/api/ready', 'probe'],
  ['/admin/collections/pages/12', '/admin/collections/pages/:id', 'admin'],
  ['/files/public/cover.webp', '/files/:id', 'file'],
  ['/_next/static/chunks/main.js', '/_next/:id', 'static'],
])('tells of %s no more than its route', (url, route, routeClass) => {
  expect([routeOf(url), routeClassOf(url)]).toEqual([route, routeClass])
})

it('tells pages from their data', () => {
  expect(routeClassOf('/about-us', { isSoftNavigation: true })).toBe('page-data')
})
