-- What no collection can declare. The initial migration runs this file after it has made the collections' tables.
-- Its `down` drops only those, so what stands without them here must bear being there already.

-- The moves that the status of an order may make.
CREATE OR REPLACE FUNCTION guard_order_status() RETURNS trigger LANGUAGE plpgsql AS $guard$
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- Orders of a site that comes from elsewhere are as they were there.
    IF NEW.status::text IS DISTINCT FROM 'initiated_payment'
      AND current_setting('bandstand.importing_site', true) IS DISTINCT FROM 'on' THEN
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
  ON products (profile_id, category, store_rank DESC, release_date DESC, title) WHERE is_published;
CREATE INDEX products_release_type_idx
  ON products (profile_id, release_type, store_rank DESC, release_date DESC, title) WHERE is_published;

-- The order of the feed, and of its owner's list. What decides who sees a post stands beside, so that pages far down
-- are read from the index alone.
CREATE INDEX posts_feed_idx
  ON posts (profile_id, published_at DESC, id) INCLUDE (is_published, visibility, type);

-- Totals: what repeats is stored once, which makes it a twentieth of the size.
CREATE INDEX posts_published_idx ON posts (profile_id, visibility, type) WHERE is_published;

-- The drafts above the owner's list, which are few among all posts.
CREATE INDEX posts_drafts_idx ON posts (profile_id, updated_at DESC, id) WHERE is_published IS NOT TRUE;

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
  FOR EACH ROW EXECUTE FUNCTION write_search_text('public_ref', 'titles', 'email', 'buyer_name', 'shipping_address_name',
    'shipping_address_street', 'shipping_address_zip_code', 'shipping_address_city');
CREATE INDEX orders_search_idx ON orders USING gin (search_text gin_trgm_ops);

-- An address that is no page must not make the database read all pages of a site.
CREATE INDEX pages_former_paths_idx ON pages (profile_id) WHERE former_paths IS NOT NULL;

-- Addresses that a receiving server refused.
CREATE INDEX mail_log_refused_idx ON mail_log (profile_id, lower("to")) WHERE refused_at IS NOT NULL;

-- Who wrote by the contact form, by address.
CREATE INDEX contact_messages_address_idx ON contact_messages (profile_id, email);

-- Everybody whom an artist knows is one row of people, by site and address. It comes with the first row that
-- names the address and goes with the last. The triggers wait for the end of the transaction: the row of a
-- person is then held for a moment only, and last of all, so that nobody waits for each other in a circle.
CREATE INDEX people_search_idx ON people USING gin (search_text gin_trgm_ops);
CREATE TRIGGER people_search_text BEFORE INSERT OR UPDATE ON people
  FOR EACH ROW EXECUTE FUNCTION write_search_text('name', 'email');

-- Whose row it is. What has an account stays with it: an address may have been somebody else's before. Who typed
-- an address and never paid gets no row, and a deleted account leaves none.
CREATE OR REPLACE FUNCTION address_of_person(kept jsonb, field text) RETURNS text LANGUAGE sql STABLE AS $address$
  SELECT CASE
    WHEN kept ? 'paid_at' AND kept ->> 'paid_at' IS NULL THEN NULL
    WHEN kept ->> 'account_id' IS NOT NULL
      THEN (SELECT email FROM public_accounts WHERE id = (kept ->> 'account_id')::uuid)
    ELSE lower(nullif(nullif(kept ->> field, ''), 'deleted@account.invalid')) END
$address$;

-- Whether any row names an address as its own.
CREATE OR REPLACE FUNCTION is_known_person(site uuid, address text) RETURNS boolean LANGUAGE sql STABLE AS $known$
  SELECT EXISTS (SELECT 1 FROM public_accounts a WHERE a.profile_id = site AND a.email = address)
    OR EXISTS (SELECT 1 FROM subscribers s WHERE s.profile_id = site AND s.email = address)
    OR EXISTS (SELECT 1 FROM contact_messages c WHERE c.profile_id = site AND c.email = address)
    OR EXISTS (SELECT 1 FROM orders o WHERE o.email = address AND o.profile_id = site
      AND o.account_id IS NULL AND o.paid_at IS NOT NULL)
    OR EXISTS (SELECT 1 FROM past_orders b WHERE b.profile_id = site AND b.email = address)
    OR EXISTS (SELECT 1 FROM imported_members m WHERE m.profile_id = site AND m.email = address)
    OR EXISTS (SELECT 1 FROM tickets t WHERE t.holder_email = address AND t.profile_id = site
      AND t.account_id IS NULL)
    OR EXISTS (SELECT 1 FROM entitlements e WHERE e.email = address AND e.profile_id = site
      AND e.account_id IS NULL)
$known$;

CREATE OR REPLACE FUNCTION forget_person(site uuid, address text) RETURNS void LANGUAGE plpgsql AS $forget$
BEGIN
  -- Waits for a transaction that writes a row of this person, and then sees it.
  PERFORM 1 FROM people WHERE profile_id = site AND email = address FOR UPDATE;
  IF NOT is_known_person(site, address) THEN
    DELETE FROM people WHERE profile_id = site AND email = address;
  END IF;
END
$forget$;

-- Anybody can sign up with an address: only who confirmed it has the first word on what they are called. What a list
-- forgets when somebody leaves it is forgotten here, too.
CREATE OR REPLACE FUNCTION name_of_person(site uuid, address text) RETURNS text LANGUAGE sql STABLE AS $name$
  SELECT coalesce(
    (SELECT nullif(btrim(concat_ws(' ', first_name, last_name)), '') FROM public_accounts
      WHERE profile_id = site AND email = address AND email_verified_at IS NOT NULL),
    (SELECT coalesce(nullif(buyer_name, ''), nullif(shipping_address_name, '')) FROM orders
      WHERE email = address AND profile_id = site AND account_id IS NULL AND paid_at IS NOT NULL
        AND coalesce(nullif(buyer_name, ''), nullif(shipping_address_name, '')) IS NOT NULL
      ORDER BY paid_at DESC LIMIT 1),
    (SELECT holder_name FROM tickets
      WHERE holder_email = address AND profile_id = site AND account_id IS NULL AND holder_name <> ''
      ORDER BY created_at DESC LIMIT 1),
    (SELECT nullif(btrim(concat_ws(' ', first_name, last_name)), '') FROM public_accounts
      WHERE profile_id = site AND email = address),
    (SELECT nullif(btrim(concat_ws(' ', first_name, last_name)), '') FROM subscribers
      WHERE profile_id = site AND email = address AND coalesce(first_name, last_name) IS NOT NULL LIMIT 1),
    (SELECT nullif(btrim(name), '') FROM contact_messages
      WHERE profile_id = site AND email = address ORDER BY created_at DESC LIMIT 1),
    (SELECT name FROM past_orders
      WHERE profile_id = site AND email = address AND name <> '' ORDER BY ordered_at DESC LIMIT 1),
    (SELECT name FROM imported_members
      WHERE profile_id = site AND email = address AND name <> '' ORDER BY created_at DESC LIMIT 1),
    '')
$name$;

-- Its arguments: the column of the address, and that of when the person did something.
CREATE OR REPLACE FUNCTION keep_person() RETURNS trigger LANGUAGE plpgsql AS $keep$
DECLARE
  kept jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  former jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  site uuid := (coalesce(kept, former) ->> 'profile_id')::uuid;
  address text := address_of_person(kept, TG_ARGV[0]);
  left_address text := address_of_person(former, TG_ARGV[0]);
  called text;
  -- What was bought elsewhere is older than its row.
  since timestamptz := coalesce((kept ->> 'ordered_at')::timestamptz, (kept ->> 'created_at')::timestamptz, now());
  seen timestamptz := coalesce((kept ->> TG_ARGV[1])::timestamptz, since);
  person people%ROWTYPE;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM profiles WHERE id = site) THEN
    RETURN NULL;
  END IF;
  IF address IS NOT NULL THEN
    called := name_of_person(site, address);
    SELECT * INTO person FROM people WHERE profile_id = site AND email = address FOR KEY SHARE;
    IF NOT FOUND OR seen > person.seen_at OR since < person.created_at OR called <> person.name THEN
      INSERT INTO people AS known (profile_id, email, name, seen_at, created_at, updated_at)
      VALUES (site, address, called, seen, since, now())
      ON CONFLICT (profile_id, email) DO UPDATE SET
        name = excluded.name,
        seen_at = greatest(known.seen_at, excluded.seen_at),
        created_at = least(known.created_at, excluded.created_at),
        updated_at = now();
    END IF;
  END IF;
  IF left_address IS DISTINCT FROM address AND left_address IS NOT NULL THEN
    PERFORM forget_person(site, left_address);
    -- The row went along with an account, but others still name the former address.
    IF TG_TABLE_NAME = 'public_accounts' AND is_known_person(site, left_address) THEN
      INSERT INTO people (profile_id, email, name, seen_at, created_at, updated_at)
      VALUES (site, left_address, name_of_person(site, left_address), now(), now(), now())
      ON CONFLICT DO NOTHING;
    END IF;
  END IF;
  RETURN NULL;
END
$keep$;

CREATE OR REPLACE FUNCTION delete_person_notes() RETURNS trigger LANGUAGE plpgsql AS $notes$
BEGIN
  DELETE FROM person_notes WHERE person_id = OLD.id;
  RETURN OLD;
END
$notes$;
CREATE TRIGGER people_notes BEFORE DELETE ON people FOR EACH ROW EXECUTE FUNCTION delete_person_notes();

-- What automations did for them goes, too. What they have yet to do is forgotten when its time comes (run.ts): a worker
-- that holds such a row may wait for the person's.
CREATE OR REPLACE FUNCTION delete_person_runs() RETURNS trigger LANGUAGE plpgsql AS $runs$
BEGIN
  DELETE FROM automation_runs r
    WHERE r.profile_id = OLD.profile_id AND r.email = OLD.email AND r.state <> 'waiting'
      AND NOT EXISTS (SELECT 1 FROM public_accounts a WHERE a.id = r.account_id);
  RETURN OLD;
END
$runs$;
CREATE OR REPLACE TRIGGER people_runs BEFORE DELETE ON people FOR EACH ROW EXECUTE FUNCTION delete_person_runs();

-- By a new address an account is the same person: the row goes along, with what was noted.
CREATE OR REPLACE FUNCTION move_person() RETURNS trigger LANGUAGE plpgsql AS $move$
BEGIN
  IF EXISTS (SELECT 1 FROM people WHERE profile_id = NEW.profile_id AND email = NEW.email) THEN
    UPDATE person_notes SET person_id = (
        SELECT id FROM people WHERE profile_id = NEW.profile_id AND email = NEW.email)
      WHERE person_id = (SELECT id FROM people WHERE profile_id = OLD.profile_id AND email = OLD.email);
    UPDATE people known SET tags = (
        SELECT jsonb_agg(DISTINCT tag) FROM jsonb_array_elements(coalesce(known.tags, '[]') || former.tags) tag)
      FROM people former
      WHERE former.profile_id = OLD.profile_id AND former.email = OLD.email AND former.tags <> '[]'
        AND known.profile_id = NEW.profile_id AND known.email = NEW.email;
  ELSE
    UPDATE people SET email = NEW.email WHERE profile_id = OLD.profile_id AND email = OLD.email;
  END IF;
  RETURN NULL;
END
$move$;
CREATE TRIGGER public_accounts_person_move AFTER UPDATE ON public_accounts FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION move_person();

CREATE CONSTRAINT TRIGGER public_accounts_person AFTER INSERT OR DELETE ON public_accounts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_person('email', 'created_at');
CREATE CONSTRAINT TRIGGER public_accounts_person_change AFTER UPDATE ON public_accounts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.email, OLD.first_name, OLD.last_name, OLD.email_verified_at)
    IS DISTINCT FROM (NEW.email, NEW.first_name, NEW.last_name, NEW.email_verified_at))
  EXECUTE FUNCTION keep_person('email', 'created_at');
CREATE CONSTRAINT TRIGGER subscribers_person AFTER INSERT OR DELETE ON subscribers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_person('email', 'confirmed_at');
CREATE CONSTRAINT TRIGGER subscribers_person_change AFTER UPDATE ON subscribers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.email, OLD.first_name, OLD.last_name, OLD.confirmed_at)
    IS DISTINCT FROM (NEW.email, NEW.first_name, NEW.last_name, NEW.confirmed_at))
  EXECUTE FUNCTION keep_person('email', 'confirmed_at');
CREATE CONSTRAINT TRIGGER orders_person AFTER INSERT OR DELETE ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_person('email', 'paid_at');
CREATE CONSTRAINT TRIGGER orders_person_change AFTER UPDATE ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.email, OLD.account_id, OLD.buyer_name, OLD.shipping_address_name, OLD.paid_at)
    IS DISTINCT FROM (NEW.email, NEW.account_id, NEW.buyer_name, NEW.shipping_address_name, NEW.paid_at))
  EXECUTE FUNCTION keep_person('email', 'paid_at');
CREATE CONSTRAINT TRIGGER tickets_person AFTER INSERT OR DELETE ON tickets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_person('holder_email', 'created_at');
CREATE CONSTRAINT TRIGGER tickets_person_change AFTER UPDATE ON tickets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.holder_email, OLD.account_id, OLD.holder_name) IS DISTINCT FROM (NEW.holder_email, NEW.account_id, NEW.holder_name))
  EXECUTE FUNCTION keep_person('holder_email', 'created_at');
CREATE CONSTRAINT TRIGGER entitlements_person AFTER INSERT OR DELETE ON entitlements
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_person('email', 'created_at');
CREATE CONSTRAINT TRIGGER entitlements_person_change AFTER UPDATE ON entitlements
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.email, OLD.account_id) IS DISTINCT FROM (NEW.email, NEW.account_id))
  EXECUTE FUNCTION keep_person('email', 'created_at');
CREATE CONSTRAINT TRIGGER contact_messages_person AFTER INSERT OR DELETE ON contact_messages
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_person('email', 'created_at');
CREATE CONSTRAINT TRIGGER contact_messages_person_change AFTER UPDATE ON contact_messages
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email)
  EXECUTE FUNCTION keep_person('email', 'created_at');
CREATE CONSTRAINT TRIGGER past_orders_person AFTER INSERT OR DELETE ON past_orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_person('email', 'ordered_at');
CREATE CONSTRAINT TRIGGER past_orders_person_change AFTER UPDATE ON past_orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.email, OLD.name) IS DISTINCT FROM (NEW.email, NEW.name))
  EXECUTE FUNCTION keep_person('email', 'ordered_at');
CREATE CONSTRAINT TRIGGER imported_members_person AFTER INSERT OR DELETE ON imported_members
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_person('email', 'created_at');
CREATE CONSTRAINT TRIGGER imported_members_person_change AFTER UPDATE ON imported_members
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.email, OLD.name) IS DISTINCT FROM (NEW.email, NEW.name))
  EXECUTE FUNCTION keep_person('email', 'created_at');
CREATE CONSTRAINT TRIGGER comments_person AFTER INSERT ON comments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_person('', 'created_at');
CREATE CONSTRAINT TRIGGER memberships_person AFTER INSERT ON memberships
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_person('', 'created_at');

-- How many bytes the files of each site have, see collections/storage-use. One row of it at a time: who adds a file
-- waits for who adds another one to the same site, and sees its bytes.
CREATE OR REPLACE FUNCTION count_storage() RETURNS trigger LANGUAGE plpgsql AS $count$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    EXECUTE format('UPDATE storage_use SET %1$I = %1$I - $1 WHERE profile_id = $2', TG_ARGV[0])
      USING coalesce(OLD.filesize, 0), OLD.profile_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.profile_id IS NOT NULL THEN
    EXECUTE format('INSERT INTO storage_use (profile_id, %1$I) VALUES ($2, $1)
      ON CONFLICT (profile_id) DO UPDATE SET %1$I = storage_use.%1$I + $1', TG_ARGV[0])
      USING coalesce(NEW.filesize, 0), NEW.profile_id;
  END IF;
  RETURN NULL;
END
$count$;
CREATE OR REPLACE TRIGGER media_storage AFTER INSERT OR DELETE ON media
  FOR EACH ROW EXECUTE FUNCTION count_storage('media');
CREATE OR REPLACE TRIGGER media_storage_change AFTER UPDATE OF filesize, profile_id ON media FOR EACH ROW
  WHEN ((OLD.filesize, OLD.profile_id) IS DISTINCT FROM (NEW.filesize, NEW.profile_id))
  EXECUTE FUNCTION count_storage('media');
CREATE OR REPLACE TRIGGER audio_files_storage AFTER INSERT OR DELETE ON audio_files
  FOR EACH ROW EXECUTE FUNCTION count_storage('recordings');
CREATE OR REPLACE TRIGGER audio_files_storage_change AFTER UPDATE OF filesize, profile_id ON audio_files FOR EACH ROW
  WHEN ((OLD.filesize, OLD.profile_id) IS DISTINCT FROM (NEW.filesize, NEW.profile_id))
  EXECUTE FUNCTION count_storage('recordings');
CREATE OR REPLACE TRIGGER post_files_storage AFTER INSERT OR DELETE ON post_files
  FOR EACH ROW EXECUTE FUNCTION count_storage('post_files');
CREATE OR REPLACE TRIGGER post_files_storage_change AFTER UPDATE OF filesize, profile_id ON post_files FOR EACH ROW
  WHEN ((OLD.filesize, OLD.profile_id) IS DISTINCT FROM (NEW.filesize, NEW.profile_id))
  EXECUTE FUNCTION count_storage('post_files');
CREATE OR REPLACE TRIGGER bonus_files_storage AFTER INSERT OR DELETE ON bonus_files
  FOR EACH ROW EXECUTE FUNCTION count_storage('bonus_files');
CREATE OR REPLACE TRIGGER bonus_files_storage_change AFTER UPDATE OF filesize, profile_id ON bonus_files FOR EACH ROW
  WHEN ((OLD.filesize, OLD.profile_id) IS DISTINCT FROM (NEW.filesize, NEW.profile_id))
  EXECUTE FUNCTION count_storage('bonus_files');

-- Which events plugins listen to, and what they have yet to be told: see plugins/_kit/listeners.ts.
CREATE TABLE IF NOT EXISTS event_listeners (
  plugin text PRIMARY KEY,
  events jsonb NOT NULL
);
CREATE TABLE IF NOT EXISTS listener_calls (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  profile_id uuid NOT NULL,
  plugin text NOT NULL,
  event text NOT NULL,
  type text NOT NULL,
  subject text NOT NULL,
  data jsonb NOT NULL,
  occurred_at timestamptz NOT NULL,
  is_queued boolean NOT NULL DEFAULT false
);
CREATE INDEX IF NOT EXISTS listener_calls_due_idx ON listener_calls (occurred_at) WHERE NOT is_queued;
CREATE INDEX IF NOT EXISTS listener_calls_age_idx ON listener_calls (occurred_at);
CREATE INDEX IF NOT EXISTS listener_calls_profile_idx ON listener_calls (profile_id, subject);

-- Whether a plugin hears of it: automations only where the site has one for it, as each site could have.
CREATE OR REPLACE FUNCTION is_listening(plugin text, site uuid, kind text) RETURNS boolean LANGUAGE plpgsql STABLE AS $listening$
BEGIN
  RETURN plugin <> 'automations' OR EXISTS (SELECT 1 FROM automations a
    WHERE a.profile_id = site AND a.is_on AND a.event = kind);
END
$listening$;

-- What a site's webhooks are told of, see src/core/contracts/webhooks/events.ts: one delivery for each endpoint that
-- wants the event, in the transaction of the fact, whichever statement makes it. For what nobody wants to hear nothing
-- is put together.
CREATE OR REPLACE FUNCTION is_webhook_wanted(site uuid, kind text) RETURNS boolean LANGUAGE plpgsql STABLE AS $wanted$
BEGIN
  RETURN EXISTS (SELECT 1 FROM webhook_endpoints w
    WHERE w.profile_id = site AND w.disabled_at IS NULL AND w.events @> to_jsonb(kind))
    OR EXISTS (SELECT 1 FROM event_listeners l
      WHERE l.events @> to_jsonb(kind) AND is_listening(l.plugin, site, kind));
END
$wanted$;

-- Of a purchase, what companies that measure ads are told; and the account, with which it is forgotten.
CREATE OR REPLACE FUNCTION measured_part(told jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $part$
  SELECT jsonb_build_object('email', told -> 'email', 'accountId', told -> 'accountId',
    'currency', told -> 'currency', 'totalMinor', told -> 'totalMinor', 'shippingMinor', told -> 'shippingMinor',
    'taxMinor', told -> 'taxMinor',
    'items', (SELECT coalesce(jsonb_agg(jsonb_build_object('title', item -> 'title', 'productId', item -> 'productId',
        'quantity', item -> 'quantity', 'unitMinor', item -> 'unitMinor') ORDER BY place), '[]')
      FROM jsonb_array_elements(told -> 'items') WITH ORDINALITY AS items (item, place)))
$part$;

-- `agreed` says to which companies that measure ads the buyer wants it told, and what else those get. Meta takes none
-- without the browser's name.
CREATE OR REPLACE FUNCTION queue_webhook(site uuid, kind text, subject uuid, told jsonb, due timestamptz DEFAULT now(),
  agreed jsonb DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $queue$
DECLARE
  fact text := gen_random_uuid();
BEGIN
  -- What is imported happened elsewhere. A planned post of an imported site is told of when its time has come.
  IF due <= now() AND 'on' IN (current_setting('bandstand.importing_site', true),
    current_setting('bandstand.importing_member', true)) THEN
    RETURN;
  END IF;
  INSERT INTO webhook_deliveries (profile_id, endpoint_id, event, type, subject, data, occurred_at, next_try_at)
  SELECT site, w.id, fact, kind, subject::text,
    CASE w.format WHEN 'webhook' THEN told
      WHEN 'meta' THEN measured_part(told) || jsonb_build_object('browser', agreed -> 'browser')
      ELSE measured_part(told) END, due, due
  FROM webhook_endpoints w
  WHERE w.profile_id = site AND w.disabled_at IS NULL AND w.events @> to_jsonb(kind)
    AND (w.format = 'webhook' OR coalesce(agreed -> 'companies' @> to_jsonb(w.format::text), false))
    AND (w.format <> 'meta' OR coalesce(agreed ->> 'browser', '') <> '')
  -- One that is removed at this moment is waited for, and then left out.
  FOR KEY SHARE;
  INSERT INTO listener_calls (profile_id, plugin, event, type, subject, data, occurred_at)
  SELECT site, l.plugin, fact, kind, subject::text, told, due FROM event_listeners l
  WHERE l.events @> to_jsonb(kind) AND is_listening(l.plugin, site, kind);
END
$queue$;

CREATE OR REPLACE FUNCTION iso_time(moment timestamptz) RETURNS text LANGUAGE sql STABLE AS $iso$
  SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$iso$;

CREATE OR REPLACE FUNCTION tell_of_order() RETURNS trigger LANGUAGE plpgsql AS $tell$
DECLARE
  kind text := 'order.' || NEW.status;
BEGIN
  IF is_webhook_wanted(NEW.profile_id, kind) THEN
    PERFORM queue_webhook(NEW.profile_id, kind, NEW.id, jsonb_build_object(
      'id', NEW.id, 'ref', NEW.public_ref, 'email', NEW.email, 'accountId', NEW.account_id,
      'name', coalesce(nullif(NEW.buyer_name, ''), nullif(NEW.shipping_address_name, '')),
      'currency', NEW.currency, 'subtotalMinor', NEW.subtotal_minor,
      'discountMinor', coalesce(NEW.discount_minor, 0), 'shippingMinor', NEW.shipping_minor,
      'taxMinor', NEW.tax_minor, 'tipMinor', coalesce(NEW.tip_minor, 0), 'totalMinor', NEW.total_minor,
      'paidAt', iso_time(NEW.paid_at), 'shippedAt', iso_time(NEW.shipped_at),
      'items', (SELECT coalesce(jsonb_agg(jsonb_build_object(
          'title', i.title, 'productId', i.product_id, 'variantId', i.variant_id, 'quantity', i.quantity,
          'unitMinor', i.unit_minor, 'deliveryType', i.delivery_type, 'sentAt', iso_time(i.sent_at),
          'carrier', i.carrier, 'trackingNumber', i.tracking_number) ORDER BY i._order), '[]')
        FROM orders_items i WHERE i._parent_id = NEW.id)),
      agreed => CASE WHEN kind = 'order.paid' AND (NEW.livemode OR NEW.provider = 'none') AND NEW.measurement_agreed_at IS NOT NULL
        THEN jsonb_build_object('companies', NEW.measurement_companies, 'browser', OLD.measurement_browser) END);
  END IF;
  RETURN NULL;
END
$tell$;
CREATE OR REPLACE TRIGGER orders_webhook AFTER UPDATE ON orders FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status AND NEW.status IN ('paid', 'shipped'))
  EXECUTE FUNCTION tell_of_order();

-- The browser's name waits for the payment, no longer.
CREATE OR REPLACE FUNCTION forget_browser() RETURNS trigger LANGUAGE plpgsql AS $forget$
BEGIN
  NEW.measurement_browser := NULL;
  RETURN NEW;
END
$forget$;
CREATE OR REPLACE TRIGGER orders_browser BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (NEW.measurement_browser IS NOT NULL AND NEW.status NOT IN ('initiated_payment', 'payment_failed'))
  EXECUTE FUNCTION forget_browser();

CREATE OR REPLACE FUNCTION tell_of_refund() RETURNS trigger LANGUAGE plpgsql AS $tell$
BEGIN
  IF (TG_OP = 'INSERT' OR OLD.state IS DISTINCT FROM NEW.state) AND is_webhook_wanted(NEW.profile_id, 'order.refunded') THEN
    PERFORM queue_webhook(NEW.profile_id, 'order.refunded', NEW.order_id, jsonb_build_object(
        'id', NEW.id, 'orderId', o.id, 'ref', o.public_ref, 'email', o.email, 'accountId', o.account_id,
        'amountMinor', NEW.amount_minor, 'currency', NEW.currency, 'reason', NEW.reason))
      FROM orders o WHERE o.id = NEW.order_id;
  END IF;
  RETURN NULL;
END
$tell$;
CREATE OR REPLACE TRIGGER refunds_webhook AFTER INSERT OR UPDATE ON refunds FOR EACH ROW
  WHEN (NEW.state = 'succeeded' AND NEW.order_id IS NOT NULL) EXECUTE FUNCTION tell_of_refund();

-- A membership that was never paid for did not start, and does not end.
CREATE OR REPLACE FUNCTION is_membership_running(status text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $running$
  SELECT status IN ('free', 'active', 'past_due', 'unpaid', 'paused')
$running$;

CREATE OR REPLACE FUNCTION tell_of_membership() RETURNS trigger LANGUAGE plpgsql AS $tell$
DECLARE
  ran boolean := TG_OP = 'UPDATE' AND is_membership_running(OLD.status::text);
  runs boolean := is_membership_running(NEW.status::text);
  kind text;
BEGIN
  IF runs AND NOT ran THEN
    -- Who was a member on another service goes on as one: nothing has started.
    kind := CASE WHEN NEW.adopted_at IS NULL THEN 'membership.started' END;
  ELSIF ran AND NOT runs THEN
    kind := 'membership.ended';
  ELSIF runs AND (OLD.tier_id, OLD.status, OLD.source, OLD.interval, OLD.amount_minor,
      coalesce(OLD.cancel_at_period_end, false), OLD.next_tier_id, OLD.next_interval)
    IS DISTINCT FROM (NEW.tier_id, NEW.status, NEW.source, NEW.interval, NEW.amount_minor,
      coalesce(NEW.cancel_at_period_end, false), NEW.next_tier_id, NEW.next_interval) THEN
    kind := 'membership.changed';
  END IF;
  IF kind IS NOT NULL AND is_webhook_wanted(NEW.profile_id, kind) THEN
    PERFORM queue_webhook(NEW.profile_id, kind, NEW.id, jsonb_build_object(
      'id', NEW.id, 'accountId', NEW.account_id,
      'email', (SELECT a.email FROM public_accounts a WHERE a.id = NEW.account_id),
      'tierId', NEW.tier_id, 'tierName', (SELECT t.name FROM membership_tiers t WHERE t.id = NEW.tier_id),
      'status', NEW.status, 'source', NEW.source, 'interval', NEW.interval, 'amountMinor', NEW.amount_minor,
      'paidUntil', iso_time(NEW.current_period_end),
      'cancelAtPeriodEnd', coalesce(NEW.cancel_at_period_end, false), 'nextTierId', NEW.next_tier_id,
      'startedAt', iso_time(NEW.started_at), 'endedAt', iso_time(NEW.ended_at), 'endReason', NEW.end_reason));
  END IF;
  RETURN NULL;
END
$tell$;
CREATE OR REPLACE TRIGGER memberships_webhook AFTER INSERT OR UPDATE ON memberships
  FOR EACH ROW EXECUTE FUNCTION tell_of_membership();

CREATE OR REPLACE FUNCTION tell_of_subscriber() RETURNS trigger LANGUAGE plpgsql AS $tell$
DECLARE
  former text := CASE WHEN TG_OP = 'UPDATE' THEN OLD.status::text ELSE '' END;
  kind text;
BEGIN
  -- Who is on a list and cannot be reached for a while has not left it, and does not join it again.
  IF NEW.status = 'confirmed' AND former NOT IN ('confirmed', 'unreachable')
    AND NOT (TG_OP = 'INSERT' AND NEW.source IS NOT DISTINCT FROM 'import') THEN
    kind := 'subscriber.confirmed';
  ELSIF NEW.status = 'unsubscribed' AND former IN ('confirmed', 'unreachable') THEN
    kind := 'subscriber.left';
  END IF;
  IF kind IS NOT NULL AND is_webhook_wanted(NEW.profile_id, kind) THEN
    PERFORM queue_webhook(NEW.profile_id, kind, NEW.id, jsonb_build_object(
      'id', NEW.id, 'listId', NEW.list_id,
      'listName', (SELECT l.name FROM email_lists l WHERE l.id = NEW.list_id), 'email', NEW.email,
      'firstName', NEW.first_name, 'lastName', NEW.last_name, 'source', NEW.source));
  END IF;
  RETURN NULL;
END
$tell$;
CREATE OR REPLACE TRIGGER subscribers_webhook AFTER INSERT OR UPDATE ON subscribers
  FOR EACH ROW WHEN (NEW.status IN ('confirmed', 'unsubscribed')) EXECUTE FUNCTION tell_of_subscriber();

-- A planned post is told of when its time has come. Each change until then replaces what would be told.
CREATE OR REPLACE FUNCTION tell_of_post() RETURNS trigger LANGUAGE plpgsql AS $tell$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    -- In the order in which a webhook is removed: first itself, then its deliveries.
    PERFORM 1 FROM webhook_endpoints w WHERE w.profile_id = OLD.profile_id FOR KEY SHARE;
    DELETE FROM webhook_deliveries d
      WHERE d.profile_id = OLD.profile_id AND d.subject = OLD.id::text AND d.occurred_at > now();
    DELETE FROM listener_calls c
      WHERE c.profile_id = OLD.profile_id AND c.subject = OLD.id::text AND c.occurred_at > now();
  END IF;
  IF TG_OP = 'DELETE' OR NEW.is_published IS NOT TRUE
    OR (TG_OP = 'UPDATE' AND OLD.is_published AND OLD.published_at <= now()) THEN
    RETURN NULL;
  END IF;
  IF is_webhook_wanted(NEW.profile_id, 'post.published') THEN
    PERFORM queue_webhook(NEW.profile_id, 'post.published', NEW.id, jsonb_build_object(
      'id', NEW.id, 'caption', NEW.caption, 'visibility', NEW.visibility,
      'publishedAt', iso_time(NEW.published_at)), greatest(NEW.published_at, now()));
  END IF;
  RETURN NULL;
END
$tell$;
CREATE OR REPLACE TRIGGER posts_webhook AFTER INSERT OR DELETE ON posts
  FOR EACH ROW EXECUTE FUNCTION tell_of_post();
CREATE OR REPLACE TRIGGER posts_webhook_change AFTER UPDATE ON posts FOR EACH ROW
  WHEN ((OLD.is_published, OLD.published_at, OLD.caption, OLD.visibility)
    IS DISTINCT FROM (NEW.is_published, NEW.published_at, NEW.caption, NEW.visibility))
  EXECUTE FUNCTION tell_of_post();

CREATE OR REPLACE FUNCTION tell_of_comment() RETURNS trigger LANGUAGE plpgsql AS $tell$
BEGIN
  IF is_webhook_wanted(NEW.profile_id, 'comment.created') THEN
    PERFORM queue_webhook(NEW.profile_id, 'comment.created', NEW.id, jsonb_build_object(
      'id', NEW.id, 'postId', NEW.post_id, 'accountId', NEW.account_id, 'content', NEW.content,
      'name', (SELECT btrim(concat_ws(' ', a.first_name, a.last_name)) FROM public_accounts a
        WHERE a.id = NEW.account_id)));
  END IF;
  RETURN NULL;
END
$tell$;
CREATE OR REPLACE TRIGGER comments_webhook AFTER INSERT ON comments FOR EACH ROW EXECUTE FUNCTION tell_of_comment();

CREATE OR REPLACE FUNCTION tell_of_release() RETURNS trigger LANGUAGE plpgsql AS $tell$
BEGIN
  IF (TG_OP = 'INSERT' OR OLD.is_published IS NOT TRUE) AND is_webhook_wanted(NEW.profile_id, 'release.published') THEN
    PERFORM queue_webhook(NEW.profile_id, 'release.published', NEW.id, jsonb_build_object(
      'id', NEW.id, 'title', NEW.title, 'artist', NEW.artist, 'releaseDate', iso_time(NEW.release_date),
      'visibility', coalesce(NEW.visibility::text, 'public')));
  END IF;
  RETURN NULL;
END
$tell$;
CREATE OR REPLACE TRIGGER products_webhook AFTER INSERT OR UPDATE ON products FOR EACH ROW
  WHEN (NEW.is_published AND NEW.category = 'Music') EXECUTE FUNCTION tell_of_release();

CREATE OR REPLACE FUNCTION tell_of_ticket() RETURNS trigger LANGUAGE plpgsql AS $tell$
BEGIN
  IF is_webhook_wanted(NEW.profile_id, 'ticket.checked_in') THEN
    PERFORM queue_webhook(NEW.profile_id, 'ticket.checked_in', NEW.id, jsonb_build_object(
      'id', NEW.id, 'orderId', NEW.order_id, 'eventId', NEW.event_id,
      'eventTitle', (SELECT e.title FROM events e WHERE e.id = NEW.event_id), 'kind', NEW.kind,
      'name', NEW.holder_name, 'email', NEW.holder_email, 'accountId', NEW.account_id,
      'checkedInAt', iso_time(NEW.checked_in_at)));
  END IF;
  RETURN NULL;
END
$tell$;
CREATE OR REPLACE TRIGGER tickets_webhook AFTER UPDATE ON tickets FOR EACH ROW
  WHEN (OLD.checked_in_at IS NULL AND NEW.checked_in_at IS NOT NULL) EXECUTE FUNCTION tell_of_ticket();
-- Former addresses of sites lead on.
CREATE INDEX profiles_former_slugs_idx ON profiles USING gin (former_slugs jsonb_path_ops)
