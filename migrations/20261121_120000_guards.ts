import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What no collection can declare: the guards of order statuses and held stock, and the table of the rate limiter. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`CREATE OR REPLACE FUNCTION guard_order_status() RETURNS trigger LANGUAGE plpgsql AS $guard$
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
DROP TRIGGER IF EXISTS orders_status_guard ON orders;
CREATE TRIGGER orders_status_guard BEFORE INSERT OR UPDATE ON orders
  FOR EACH ROW EXECUTE FUNCTION guard_order_status();

ALTER TABLE variants DROP CONSTRAINT IF EXISTS variants_stock_held_check;
ALTER TABLE variants ADD CONSTRAINT variants_stock_held_check CHECK (stock_held >= 0);

CREATE TABLE IF NOT EXISTS rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`DROP TRIGGER IF EXISTS orders_status_guard ON orders;
DROP FUNCTION IF EXISTS guard_order_status();
ALTER TABLE variants DROP CONSTRAINT IF EXISTS variants_stock_held_check;
DROP TABLE IF EXISTS rate_limits;
`))
}
