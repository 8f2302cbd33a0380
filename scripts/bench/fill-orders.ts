import type { Client } from 'pg'

/**
 * Gives each of the sites so many orders, of two years, as a shop that does well would have them: most
 * are done, some wait to be sent, a few need a look or were refunded.
 */
export async function addOrders(
  client: Client,
  profileIds: readonly string[],
  count: number,
): Promise<void> {
  await client.query('begin')
  // Orders begin unpaid, and move one step at a time, but for those of a site that comes from elsewhere.
  await client.query(`set local bandstand.importing_site = 'on'`)
  await client.query(
    `insert into orders (profile_id, public_ref, email, status, refund_state, refunded_minor,
       currency, subtotal_minor, shipping_minor, tax_minor, total_minor, provider, livemode,
       amount_received_minor, access_token_hash, idempotency_key, request_hash, needs_review,
       shipping_address_name, shipping_address_street, shipping_address_zip_code,
       shipping_address_city, shipping_address_country, titles,
       paid_at, created_at, updated_at)
     select profile, ref, 'fan' || (site * 31 + n) % 20000 || '@example.com', status::enum_orders_status,
       (case when n % 50 = 0 then 'partial' else 'none' end)::enum_orders_refund_state,
       case when n % 50 = 0 then 500 else 0 end,
       'usd', total, 0, 0, total, 'stripe', true, case when is_paid then total else 0 end,
       md5(ref), 'bench-' || n, md5(ref),
       (case when n % 1000 = 0 then 'dispute' end)::enum_orders_needs_review,
       'Ada Fan ' || n, n || ' Harbour Street', '04109', 'Leipzig', 'DE',
       replace(ref, '-', '') || ' Tour shirt Song ' || n % 300,
       case when is_paid then at end, at, at
     from unnest($1::uuid[]) with ordinality as sites (profile, site), generate_series(1, $2::int) n,
       -- Scattered, and each once.
       lateral (select (((site - 1) * $2::int + n) * 2654435761) % 4294967296 as number) numbered,
       lateral (select upper(lpad(to_hex(number), 8, '0')) as hash) hashed,
       lateral (select substr(hash, 1, 4) || '-' || substr(hash, 5, 4) || '-' || substr(hash, 9, 4)
           as ref,
         1000 + n % 40 * 100 as total,
         now() - n * interval '10 minutes' as at,
         case when n % 20 = 0 then 'failed' when n % 33 = 0 then 'processing'
           when n % 10 = 0 then 'shipped' else 'delivered' end as status) facts,
       lateral (select status <> 'failed' as is_paid) paid`,
    [profileIds, count],
  )
  await client.query(
    `insert into orders_items (_order, _parent_id, id, title, kind, quantity, unit_minor,
       min_unit_minor, delivery_type, color, size)
     select line, orders.id, md5(orders.id::text || line),
       case line when 1 then 'Tour shirt' else 'Song ' || length(orders.email) end,
       (case line when 1 then 'physical' else 'digital' end)::enum_orders_items_kind, 1, 500, 500,
       (case line when 1 then 'shipping' else 'digital' end)::enum_orders_items_delivery_type,
       'Black', 'M'
     from orders cross join generate_series(1, 2) line
     where profile_id = any($1) and idempotency_key like 'bench-%'`,
    [profileIds],
  )
  await client.query(
    `insert into order_events (profile_id, order_id, "from", "to", actor_type, cause, created_at)
     select profile_id, orders.id, moves.f::enum_order_events_from, moves.t::enum_order_events_to,
       'system', 'bench', created_at
     from orders, (values (null, 'initiated_payment'), ('initiated_payment', 'paid'),
       ('paid', 'processing')) moves (f, t)
     where profile_id = any($1) and idempotency_key like 'bench-%'`,
    [profileIds],
  )
  // At the commit a trigger looks the person of each order up, by a plan that is made while there are none.
  await client.query('analyze orders')
  await client.query('discard plans')
  await client.query('set local enable_seqscan = off')
  await client.query('commit')
  await client.query('vacuum analyze')
}
