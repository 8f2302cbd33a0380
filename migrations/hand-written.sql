-- What no collection can declare. The initial migration runs this file after it has made the collections' tables.
-- Its `down` drops only those, so what stands without them here must bear being there already.

-- The moves that the status of an order may make.
CREATE OR REPLACE FUNCTION guard_order_status() RETURNS trigger LANGUAGE plpgsql AS $guard$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status::text IS DISTINCT FROM 'initiated_payment' THEN
      RAISE EXCEPTION 'An order cannot start as %', NEW.status
        USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_status_moves';
    END IF;
  ELSIF NEW.status IS DISTINCT FROM OLD.status AND (OLD.status::text || '>' || NEW.status::text IN (
    'initiated_payment>payment_failed',
    'initiated_payment>failed',
    'initiated_payment>paid',
    'initiated_payment>cancelled',
    'payment_failed>initiated_payment',
    'payment_failed>failed',
    'payment_failed>paid',
    'payment_failed>cancelled',
    'failed>paid',
    'paid>processing',
    'paid>delivered',
    'paid>cancelled',
    'processing>shipped',
    'processing>cancelled',
    'shipped>delivered',
    'shipped>cancelled',
    'delivered>cancelled'
  )) IS NOT TRUE THEN
    RAISE EXCEPTION 'Cannot change order from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_status_moves';
  END IF;
  RETURN NEW;
END
$guard$;
CREATE TRIGGER orders_status_guard BEFORE INSERT OR UPDATE ON orders
  FOR EACH ROW EXECUTE FUNCTION guard_order_status();

-- The audit log is only ever added to; what is old goes by its age, see src/core/retention.ts.
CREATE OR REPLACE FUNCTION guard_audit_log() RETURNS trigger LANGUAGE plpgsql AS $guard$
BEGIN
  -- A site that is deleted leaves its lines behind, without it.
  IF TG_OP = 'UPDATE' THEN
    IF NEW.profile_id IS NULL
      AND to_jsonb(NEW) - 'profile_id' = to_jsonb(OLD) - 'profile_id'
      AND NOT EXISTS (SELECT 1 FROM profiles WHERE id = OLD.profile_id)
    THEN
      RETURN NEW;
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF OLD.created_at < now() - interval '400 days' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END
$guard$;
CREATE TRIGGER audit_log_guard BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION guard_audit_log();
CREATE TRIGGER audit_log_guard_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION guard_audit_log();

ALTER TABLE variants ADD CONSTRAINT variants_stock_held_check CHECK (stock_held >= 0);

-- One membership of a site at a time; those that ended do not count.
CREATE UNIQUE INDEX memberships_one_live_idx ON memberships (profile_id, account_id)
  WHERE status NOT IN ('canceled', 'incomplete_expired');

-- Anybody may claim a host; one of them has proved it.
CREATE UNIQUE INDEX domains_proved_host_idx ON domains (host) WHERE proved_at IS NOT NULL;

-- The table of the rate limiter.
CREATE TABLE IF NOT EXISTS rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

-- What was changed and leaves the caches of all processes, see src/server/caching/invalidation-log.ts.
CREATE TABLE IF NOT EXISTS cache_invalidations (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  logged_at timestamptz NOT NULL DEFAULT now(),
  told_by text,
  tags text[] NOT NULL
);
CREATE INDEX IF NOT EXISTS cache_invalidations_xid_idx ON cache_invalidations (xid);
CREATE INDEX IF NOT EXISTS cache_invalidations_logged_idx ON cache_invalidations (logged_at);

-- How far the CDN is purged: two snapshots of that log. Who moves `next_round_at` does the round.
CREATE TABLE IF NOT EXISTS cdn_purges (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  purged_twice text,
  purged_once text,
  purged_at timestamptz,
  next_round_at timestamptz NOT NULL
);

-- Which secret the database belongs to, see src/server/runtime/secret-check.ts.
CREATE TABLE IF NOT EXISTS installation (
  id integer PRIMARY KEY CHECK (id = 1),
  secret_print text NOT NULL
);

-- Processes that run jobs, see src/server/queue/heartbeat.ts.
CREATE TABLE IF NOT EXISTS workers (
  id uuid PRIMARY KEY,
  host text NOT NULL,
  pid integer NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now()
);

-- Windows of editors, see src/server/open-windows.ts. A crash may forget them: they say again that they are open.
CREATE UNLOGGED TABLE IF NOT EXISTS open_windows (
  document text NOT NULL,
  user_id uuid NOT NULL,
  window_id uuid NOT NULL,
  heard_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (document, user_id, window_id)
);

-- Pages that visitors asked for last, see src/server/caching/front/warm-pages.ts. A crash may forget them.
CREATE UNLOGGED TABLE IF NOT EXISTS asked_pages (
  host text NOT NULL,
  path text NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (host, path)
);

-- Whose views were counted on a day, see src/server/visits: hashes that nobody can make again without the day's salt.
-- A crash may forget them: then a visitor counts twice on that day.
CREATE UNLOGGED TABLE IF NOT EXISTS day_visitors (
  hash text PRIMARY KEY,
  day text NOT NULL,
  is_staff boolean NOT NULL DEFAULT false
);
CREATE INDEX IF NOT EXISTS day_visitors_day_idx ON day_visitors (day);
CREATE TABLE IF NOT EXISTS visit_salts (
  day text PRIMARY KEY,
  salt text NOT NULL
);

-- The order of the store.
CREATE INDEX products_store_idx
  ON products (profile_id, category, release_date DESC, title) WHERE is_published;
CREATE INDEX products_release_type_idx
  ON products (profile_id, release_type, release_date DESC, title) WHERE is_published;

-- The order of the feed, and of its owner's list. What decides who sees a post stands beside, so that pages far down
-- and totals are read from the index alone.
CREATE INDEX posts_feed_idx
  ON posts (profile_id, published_at DESC, id) INCLUDE (is_published, visibility, type);

-- What happens by the clock, looked for on all sites every minute.
CREATE INDEX posts_due_idx ON posts (published_at) WHERE is_published;
CREATE INDEX posts_poll_due_idx ON posts (poll_closes_at) WHERE is_published AND poll_closes_at IS NOT NULL;
CREATE INDEX events_due_idx ON events (starts_at) WHERE is_published;
CREATE INDEX variants_sales_start_idx ON variants (sales_start_at) WHERE event_id IS NOT NULL;
CREATE INDEX variants_sales_end_idx ON variants (sales_end_at) WHERE event_id IS NOT NULL;

-- The site at the root, which each process asks for again and again.
CREATE INDEX profiles_default_idx ON profiles (is_default, created_at);

-- Search within words. `pg_trgm` is a trusted extension, so the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- As `foldText` (src/core/text/fold-text.ts). The database needs the encoding UTF8.
CREATE OR REPLACE FUNCTION fold_text(given text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $fold$
  -- Most rows are ASCII, where the rest would change nothing and takes ten times as long.
  SELECT CASE WHEN octet_length(given) = length(given) THEN lower(translate(given, $$'`$$, ''))
  ELSE replace(replace(replace(replace(
    translate(
      lower(regexp_replace(
        normalize(translate(given, $$'’‘‛ʼʻʹʽ′`´＇՚׳$$, ''), NFKD), '[\u0300-\u036f]', '', 'g')),
      'łøđðıħς‐‑‒–—―−“”„', 'loddihσ-------"""'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') END
$fold$;

-- Keeps the columns that a trigger names, folded, in `search_text`.
CREATE OR REPLACE FUNCTION write_search_text() RETURNS trigger LANGUAGE plpgsql AS $write$
DECLARE
  kept jsonb := to_jsonb(NEW);
BEGIN
  NEW.search_text := fold_text((
    SELECT string_agg(kept ->> name, ' ' ORDER BY place)
    FROM unnest(TG_ARGV) WITH ORDINALITY AS named (name, place)));
  RETURN NEW;
END
$write$;
CREATE TRIGGER products_search_text BEFORE INSERT OR UPDATE ON products
  FOR EACH ROW EXECUTE FUNCTION write_search_text('title', 'artist');
CREATE INDEX products_search_idx ON products USING gin (search_text gin_trgm_ops);
CREATE TRIGGER tracks_search_text BEFORE INSERT OR UPDATE ON tracks
  FOR EACH ROW EXECUTE FUNCTION write_search_text('title');
CREATE INDEX tracks_search_idx ON tracks USING gin (search_text gin_trgm_ops);
CREATE TRIGGER posts_search_text BEFORE INSERT OR UPDATE ON posts
  FOR EACH ROW EXECUTE FUNCTION write_search_text('caption');
CREATE INDEX posts_search_idx ON posts USING gin (search_text gin_trgm_ops);
CREATE TRIGGER media_search_text BEFORE INSERT OR UPDATE ON media
  FOR EACH ROW EXECUTE FUNCTION write_search_text('filename', 'alt');
CREATE INDEX media_search_idx ON media USING gin (search_text gin_trgm_ops);
CREATE TRIGGER public_accounts_search_text BEFORE INSERT OR UPDATE ON public_accounts
  FOR EACH ROW EXECUTE FUNCTION write_search_text('first_name', 'last_name', 'email');
CREATE INDEX public_accounts_search_idx ON public_accounts USING gin (search_text gin_trgm_ops);
CREATE TRIGGER subscribers_search_text BEFORE INSERT OR UPDATE ON subscribers
  FOR EACH ROW EXECUTE FUNCTION write_search_text('first_name', 'last_name', 'email');
CREATE INDEX subscribers_search_idx ON subscribers USING gin (search_text gin_trgm_ops);
CREATE TRIGGER waitlist_entries_search_text BEFORE INSERT OR UPDATE ON waitlist_entries
  FOR EACH ROW EXECUTE FUNCTION write_search_text('email');
CREATE INDEX waitlist_entries_search_idx ON waitlist_entries USING gin (search_text gin_trgm_ops);
CREATE TRIGGER contact_messages_search_text BEFORE INSERT OR UPDATE ON contact_messages
  FOR EACH ROW EXECUTE FUNCTION write_search_text('name', 'email', 'message');
CREATE INDEX contact_messages_search_idx ON contact_messages USING gin (search_text gin_trgm_ops);
CREATE TRIGGER tickets_search_text BEFORE INSERT OR UPDATE ON tickets
  FOR EACH ROW EXECUTE FUNCTION write_search_text('code', 'holder_name', 'holder_email');
CREATE INDEX tickets_search_idx ON tickets USING gin (search_text gin_trgm_ops);
CREATE TRIGGER orders_search_text BEFORE INSERT OR UPDATE ON orders
  FOR EACH ROW EXECUTE FUNCTION write_search_text('public_ref', 'titles', 'email', 'buyer_name', 'shipping_address_name');
CREATE INDEX orders_search_idx ON orders USING gin (search_text gin_trgm_ops);

-- An address that is no page must not make the database read all pages of a site.
CREATE INDEX pages_former_paths_idx ON pages (profile_id) WHERE former_paths IS NOT NULL;

-- Addresses that a receiving server refused.
CREATE INDEX mail_log_refused_idx ON mail_log (profile_id, lower("to")) WHERE refused_at IS NOT NULL;
