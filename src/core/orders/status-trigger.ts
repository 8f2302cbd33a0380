import { legalMoves, orderStatuses } from '@/src/core/orders/statuses'

const pairs = orderStatuses.flatMap((from) =>
  orderStatuses.filter((to) => legalMoves[from][to]).map((to) => `'${from}>${to}'`),
)

/**
 * Refuses illegal moves of `orders.status` in the database itself, and rows that do not start as
 * `initiated_payment`. Raises SQLSTATE 23514 with constraint `orders_status_moves`.
 * A migration holds a copy of this text; a change of the table of moves needs a new migration.
 */
export const createOrderStatusTrigger = `
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
    ${pairs.join(',\n    ')}
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
`
