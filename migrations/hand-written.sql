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

-- The audit log is only ever added to.
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

-- The table of the rate limiter.
CREATE TABLE IF NOT EXISTS rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

-- The order of the store.
CREATE INDEX products_store_idx
  ON products (profile_id, category, release_date DESC, title) WHERE is_published;
CREATE INDEX products_release_type_idx
  ON products (profile_id, release_type, release_date DESC, title) WHERE is_published;

-- Search within words. `pg_trgm` is a trusted extension, so the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX products_title_search_idx ON products USING gin (title gin_trgm_ops);
CREATE INDEX products_artist_search_idx ON products USING gin (artist gin_trgm_ops);
CREATE INDEX posts_caption_search_idx ON posts USING gin (caption gin_trgm_ops);
CREATE INDEX orders_text_search_idx ON orders USING gin (search_text gin_trgm_ops);
CREATE INDEX orders_email_search_idx ON orders USING gin (email gin_trgm_ops);
CREATE INDEX orders_name_search_idx ON orders USING gin (shipping_address_name gin_trgm_ops);
-- Those who left no address, as buyers of tickets.
CREATE INDEX orders_buyer_search_idx ON orders USING gin (buyer_name gin_trgm_ops);

-- An address that is no page must not make the database read all pages of a site.
CREATE INDEX pages_former_paths_idx ON pages (profile_id) WHERE former_paths IS NOT NULL;

-- Addresses that a receiving server refused.
CREATE INDEX mail_log_refused_idx ON mail_log (profile_id, lower("to")) WHERE refused_at IS NOT NULL;
