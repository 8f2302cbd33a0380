import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_media_parent" AS ENUM('website');
  CREATE TYPE "public"."enum_theme_settings_social_links_icon" AS ENUM('instagram', 'facebook', 'twitter', 'youtube', 'website');
  CREATE TYPE "public"."enum_theme_settings_font_family" AS ENUM('Inter', 'Poppins', 'Montserrat', 'Open Sans', 'Roboto', 'Lato', 'Source Sans Pro', 'Nunito', 'Raleway', 'Ubuntu', 'Oswald', 'Bebas Neue', 'Fjalla One', 'Anton', 'Righteous', 'Playfair Display', 'Merriweather', 'Lora', 'Crimson Text', 'Libre Baskerville');
  CREATE TYPE "public"."enum_theme_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__theme_settings_v_version_social_links_icon" AS ENUM('instagram', 'facebook', 'twitter', 'youtube', 'website');
  CREATE TYPE "public"."enum__theme_settings_v_version_font_family" AS ENUM('Inter', 'Poppins', 'Montserrat', 'Open Sans', 'Roboto', 'Lato', 'Source Sans Pro', 'Nunito', 'Raleway', 'Ubuntu', 'Oswald', 'Bebas Neue', 'Fjalla One', 'Anton', 'Righteous', 'Playfair Display', 'Merriweather', 'Lora', 'Crimson Text', 'Libre Baskerville');
  CREATE TYPE "public"."enum__theme_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_products_category" AS ENUM('Music', 'Merch', 'Ticket');
  CREATE TYPE "public"."enum_products_visibility" AS ENUM('public', 'members', 'paid', 'tiers');
  CREATE TYPE "public"."enum_products_streaming" AS ENUM('full', 'limited', 'preview', 'none');
  CREATE TYPE "public"."enum_products_release_type" AS ENUM('none', 'single', 'album');
  CREATE TYPE "public"."enum_products_kind" AS ENUM('digital', 'physical');
  CREATE TYPE "public"."enum_variants_availability_status" AS ENUM('active', 'sold_out', 'inactive', 'preorder');
  CREATE TYPE "public"."enum_variants_delivery_type" AS ENUM('digital', 'shipping', 'pickup');
  CREATE TYPE "public"."enum_tracks_streaming" AS ENUM('release', 'full', 'limited', 'preview', 'none');
  CREATE TYPE "public"."enum_audio_files_sound" AS ENUM('playable', 'unplayable');
  CREATE TYPE "public"."enum_audio_files_level" AS ENUM('good', 'clipped', 'silent');
  CREATE TYPE "public"."enum_orders_items_kind" AS ENUM('digital', 'physical');
  CREATE TYPE "public"."enum_orders_items_delivery_type" AS ENUM('digital', 'shipping', 'pickup');
  CREATE TYPE "public"."enum_orders_items_membership_interval" AS ENUM('month', 'year');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('initiated_payment', 'payment_failed', 'failed', 'paid', 'processing', 'shipped', 'delivered', 'cancelled');
  CREATE TYPE "public"."enum_orders_refund_state" AS ENUM('none', 'partial', 'full');
  CREATE TYPE "public"."enum_orders_needs_review" AS ENUM('amount_mismatch', 'currency_mismatch', 'oversold', 'account_mismatch', 'late_payment', 'dispute', 'refund_failed');
  CREATE TYPE "public"."enum_orders_dispute_state" AS ENUM('open', 'won', 'lost');
  CREATE TYPE "public"."enum_orders_provider" AS ENUM('stripe', 'test', 'none');
  CREATE TYPE "public"."enum_order_events_from" AS ENUM('initiated_payment', 'payment_failed', 'failed', 'paid', 'processing', 'shipped', 'delivered', 'cancelled');
  CREATE TYPE "public"."enum_order_events_to" AS ENUM('initiated_payment', 'payment_failed', 'failed', 'paid', 'processing', 'shipped', 'delivered', 'cancelled');
  CREATE TYPE "public"."enum_order_events_actor_type" AS ENUM('visitor', 'owner', 'provider', 'system');
  CREATE TYPE "public"."enum_entitlements_source" AS ENUM('purchase', 'gift', 'membership', 'free', 'code');
  CREATE TYPE "public"."enum_memberships_status" AS ENUM('free', 'incomplete', 'active', 'past_due', 'unpaid', 'canceled', 'paused', 'incomplete_expired');
  CREATE TYPE "public"."enum_memberships_source" AS ENUM('joined', 'gift', 'comp');
  CREATE TYPE "public"."enum_memberships_interval" AS ENUM('none', 'month', 'year');
  CREATE TYPE "public"."enum_memberships_next_interval" AS ENUM('month', 'year');
  CREATE TYPE "public"."enum_memberships_needs_review" AS ENUM('dispute', 'refund_failed');
  CREATE TYPE "public"."enum_memberships_end_reason" AS ENUM('cancelled', 'payment_failed', 'period_over');
  CREATE TYPE "public"."enum_memberships_provider" AS ENUM('stripe', 'test');
  CREATE TYPE "public"."enum_mail_log_state" AS ENUM('queued', 'sent', 'not_sent', 'failed');
  CREATE TYPE "public"."enum_profiles_podcast_category" AS ENUM('Music', 'Music: Music Commentary', 'Music: Music History', 'Music: Music Interviews', 'Arts', 'Arts: Books', 'Arts: Design', 'Arts: Fashion & Beauty', 'Arts: Food', 'Arts: Performing Arts', 'Arts: Visual Arts', 'Business', 'Comedy', 'Comedy: Comedy Interviews', 'Comedy: Improv', 'Comedy: Stand-Up', 'Education', 'Fiction', 'Health & Fitness', 'History', 'Kids & Family', 'Leisure', 'News', 'Religion & Spirituality', 'Science', 'Society & Culture', 'Society & Culture: Documentary', 'Society & Culture: Personal Journals', 'Society & Culture: Places & Travel', 'Sports', 'Technology', 'True Crime', 'TV & Film');
  CREATE TYPE "public"."enum_users_profiles_role" AS ENUM('owner', 'admin', 'editor', 'fulfiller', 'moderator');
  CREATE TYPE "public"."enum_users_role" AS ENUM('owner', 'platform-admin');
  CREATE TYPE "public"."enum_payment_events_provider" AS ENUM('stripe', 'test');
  CREATE TYPE "public"."enum_payment_events_state" AS ENUM('received', 'processed', 'ignored', 'failed');
  CREATE TYPE "public"."enum_stock_holds_state" AS ENUM('held', 'committed', 'released');
  CREATE TYPE "public"."enum_posts_type" AS ENUM('image', 'video', 'audio', 'poll');
  CREATE TYPE "public"."enum_posts_visibility" AS ENUM('public', 'members', 'paid', 'tiers');
  CREATE TYPE "public"."enum_reactions_kind" AS ENUM('like', 'save');
  CREATE TYPE "public"."enum_events_status" AS ENUM('scheduled', 'cancelled');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'confirmed', 'unsubscribed', 'unreachable');
  CREATE TYPE "public"."enum_subscribers_source" AS ENUM('form', 'account', 'import', 'automation');
  CREATE TYPE "public"."enum_newsletters_audience" AS ENUM('list', 'segments', 'tiers', 'members', 'post');
  CREATE TYPE "public"."enum_newsletters_state" AS ENUM('draft', 'scheduled', 'sending', 'sent', 'cancelled');
  CREATE TYPE "public"."enum_membership_payments_dispute_state" AS ENUM('open', 'won', 'lost');
  CREATE TYPE "public"."enum_membership_payments_provider" AS ENUM('stripe', 'test');
  CREATE TYPE "public"."enum_renditions_kind" AS ENUM('mp3', 'flac', 'preview', 'zip-mp3', 'zip-flac', 'zip-original');
  CREATE TYPE "public"."enum_renditions_state" AS ENUM('queued', 'building', 'ready', 'failed');
  CREATE TYPE "public"."enum_refunds_state" AS ENUM('requested', 'pending', 'succeeded', 'failed');
  CREATE TYPE "public"."enum_refunds_claimed_gifts" AS ENUM('keep', 'withdraw');
  CREATE TYPE "public"."enum_refunds_actor_type" AS ENUM('owner', 'provider', 'system');
  CREATE TYPE "public"."enum_refunds_provider" AS ENUM('stripe', 'test');
  CREATE TYPE "public"."enum_gifts_status" AS ENUM('pending_payment', 'scheduled', 'sent', 'claimed', 'cancelled');
  CREATE TYPE "public"."enum_tickets_status" AS ENUM('valid', 'void');
  CREATE TYPE "public"."enum_shipping_rates_countries" AS ENUM('AF', 'AX', 'AL', 'DZ', 'AS', 'AD', 'AO', 'AI', 'AQ', 'AG', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BH', 'BD', 'BB', 'BY', 'BE', 'BZ', 'BJ', 'BM', 'BT', 'BO', 'BA', 'BW', 'BR', 'IO', 'VG', 'BN', 'BG', 'BF', 'BI', 'KH', 'CM', 'CA', 'CV', 'BQ', 'KY', 'CF', 'TD', 'CL', 'CN', 'CX', 'CC', 'CO', 'KM', 'CG', 'CD', 'CK', 'CR', 'CI', 'HR', 'CU', 'CW', 'CY', 'CZ', 'DK', 'DJ', 'DM', 'DO', 'EC', 'EG', 'SV', 'GQ', 'ER', 'EE', 'SZ', 'ET', 'FK', 'FO', 'FJ', 'FI', 'FR', 'GF', 'PF', 'TF', 'GA', 'GM', 'GE', 'DE', 'GH', 'GI', 'GR', 'GL', 'GD', 'GP', 'GU', 'GT', 'GG', 'GN', 'GW', 'GY', 'HT', 'HN', 'HK', 'HU', 'IS', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IM', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'KZ', 'KE', 'KI', 'XK', 'KW', 'KG', 'LA', 'LV', 'LB', 'LS', 'LR', 'LY', 'LI', 'LT', 'LU', 'MO', 'MG', 'MW', 'MY', 'MV', 'ML', 'MT', 'MH', 'MQ', 'MR', 'MU', 'YT', 'MX', 'FM', 'MD', 'MC', 'MN', 'ME', 'MS', 'MA', 'MZ', 'MM', 'NA', 'NR', 'NP', 'NL', 'NC', 'NZ', 'NI', 'NE', 'NG', 'NU', 'NF', 'KP', 'MK', 'MP', 'NO', 'OM', 'PK', 'PW', 'PS', 'PA', 'PG', 'PY', 'PE', 'PH', 'PN', 'PL', 'PT', 'PR', 'QA', 'RE', 'RO', 'RU', 'RW', 'WS', 'SM', 'ST', 'SA', 'SN', 'RS', 'SC', 'SL', 'SG', 'SX', 'SK', 'SI', 'SB', 'SO', 'ZA', 'KR', 'SS', 'ES', 'LK', 'BL', 'SH', 'KN', 'LC', 'MF', 'PM', 'VC', 'SD', 'SR', 'SJ', 'SE', 'CH', 'SY', 'TW', 'TJ', 'TZ', 'TH', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TR', 'TM', 'TC', 'TV', 'UM', 'VI', 'UG', 'UA', 'AE', 'GB', 'US', 'UY', 'UZ', 'VU', 'VA', 'VE', 'VN', 'WF', 'EH', 'YE', 'ZM', 'ZW');
  CREATE TYPE "public"."enum_tax_rates_country" AS ENUM('AF', 'AX', 'AL', 'DZ', 'AS', 'AD', 'AO', 'AI', 'AQ', 'AG', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BH', 'BD', 'BB', 'BY', 'BE', 'BZ', 'BJ', 'BM', 'BT', 'BO', 'BA', 'BW', 'BR', 'IO', 'VG', 'BN', 'BG', 'BF', 'BI', 'KH', 'CM', 'CA', 'CV', 'BQ', 'KY', 'CF', 'TD', 'CL', 'CN', 'CX', 'CC', 'CO', 'KM', 'CG', 'CD', 'CK', 'CR', 'CI', 'HR', 'CU', 'CW', 'CY', 'CZ', 'DK', 'DJ', 'DM', 'DO', 'EC', 'EG', 'SV', 'GQ', 'ER', 'EE', 'SZ', 'ET', 'FK', 'FO', 'FJ', 'FI', 'FR', 'GF', 'PF', 'TF', 'GA', 'GM', 'GE', 'DE', 'GH', 'GI', 'GR', 'GL', 'GD', 'GP', 'GU', 'GT', 'GG', 'GN', 'GW', 'GY', 'HT', 'HN', 'HK', 'HU', 'IS', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IM', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'KZ', 'KE', 'KI', 'XK', 'KW', 'KG', 'LA', 'LV', 'LB', 'LS', 'LR', 'LY', 'LI', 'LT', 'LU', 'MO', 'MG', 'MW', 'MY', 'MV', 'ML', 'MT', 'MH', 'MQ', 'MR', 'MU', 'YT', 'MX', 'FM', 'MD', 'MC', 'MN', 'ME', 'MS', 'MA', 'MZ', 'MM', 'NA', 'NR', 'NP', 'NL', 'NC', 'NZ', 'NI', 'NE', 'NG', 'NU', 'NF', 'KP', 'MK', 'MP', 'NO', 'OM', 'PK', 'PW', 'PS', 'PA', 'PG', 'PY', 'PE', 'PH', 'PN', 'PL', 'PT', 'PR', 'QA', 'RE', 'RO', 'RU', 'RW', 'WS', 'SM', 'ST', 'SA', 'SN', 'RS', 'SC', 'SL', 'SG', 'SX', 'SK', 'SI', 'SB', 'SO', 'ZA', 'KR', 'SS', 'ES', 'LK', 'BL', 'SH', 'KN', 'LC', 'MF', 'PM', 'VC', 'SD', 'SR', 'SJ', 'SE', 'CH', 'SY', 'TW', 'TJ', 'TZ', 'TH', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TR', 'TM', 'TC', 'TV', 'UM', 'VI', 'UG', 'UA', 'AE', 'GB', 'US', 'UY', 'UZ', 'VU', 'VA', 'VE', 'VN', 'WF', 'EH', 'YE', 'ZM', 'ZW');
  CREATE TYPE "public"."enum_tax_rates_pricing" AS ENUM('included', 'added');
  CREATE TYPE "public"."enum_tax_rates_applies_to" AS ENUM('all', 'physical', 'digital');
  CREATE TYPE "public"."enum_sellers_country" AS ENUM('AF', 'AX', 'AL', 'DZ', 'AS', 'AD', 'AO', 'AI', 'AQ', 'AG', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BH', 'BD', 'BB', 'BY', 'BE', 'BZ', 'BJ', 'BM', 'BT', 'BO', 'BA', 'BW', 'BR', 'IO', 'VG', 'BN', 'BG', 'BF', 'BI', 'KH', 'CM', 'CA', 'CV', 'BQ', 'KY', 'CF', 'TD', 'CL', 'CN', 'CX', 'CC', 'CO', 'KM', 'CG', 'CD', 'CK', 'CR', 'CI', 'HR', 'CU', 'CW', 'CY', 'CZ', 'DK', 'DJ', 'DM', 'DO', 'EC', 'EG', 'SV', 'GQ', 'ER', 'EE', 'SZ', 'ET', 'FK', 'FO', 'FJ', 'FI', 'FR', 'GF', 'PF', 'TF', 'GA', 'GM', 'GE', 'DE', 'GH', 'GI', 'GR', 'GL', 'GD', 'GP', 'GU', 'GT', 'GG', 'GN', 'GW', 'GY', 'HT', 'HN', 'HK', 'HU', 'IS', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IM', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'KZ', 'KE', 'KI', 'XK', 'KW', 'KG', 'LA', 'LV', 'LB', 'LS', 'LR', 'LY', 'LI', 'LT', 'LU', 'MO', 'MG', 'MW', 'MY', 'MV', 'ML', 'MT', 'MH', 'MQ', 'MR', 'MU', 'YT', 'MX', 'FM', 'MD', 'MC', 'MN', 'ME', 'MS', 'MA', 'MZ', 'MM', 'NA', 'NR', 'NP', 'NL', 'NC', 'NZ', 'NI', 'NE', 'NG', 'NU', 'NF', 'KP', 'MK', 'MP', 'NO', 'OM', 'PK', 'PW', 'PS', 'PA', 'PG', 'PY', 'PE', 'PH', 'PN', 'PL', 'PT', 'PR', 'QA', 'RE', 'RO', 'RU', 'RW', 'WS', 'SM', 'ST', 'SA', 'SN', 'RS', 'SC', 'SL', 'SG', 'SX', 'SK', 'SI', 'SB', 'SO', 'ZA', 'KR', 'SS', 'ES', 'LK', 'BL', 'SH', 'KN', 'LC', 'MF', 'PM', 'VC', 'SD', 'SR', 'SJ', 'SE', 'CH', 'SY', 'TW', 'TJ', 'TZ', 'TH', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TR', 'TM', 'TC', 'TV', 'UM', 'VI', 'UG', 'UA', 'AE', 'GB', 'US', 'UY', 'UZ', 'VU', 'VA', 'VE', 'VN', 'WF', 'EH', 'YE', 'ZM', 'ZW');
  CREATE TYPE "public"."enum_invoices_kind" AS ENUM('invoice', 'credit_note', 'cancellation');
  CREATE TYPE "public"."enum_discount_codes_kind" AS ENUM('percent', 'amount');
  CREATE TYPE "public"."enum_audit_log_actor_type" AS ENUM('owner', 'platform-admin', 'api-key', 'system');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('signed_in', 'sign_in_stopped', 'order_refunded', 'order_cancelled', 'order_buyer_changed', 'membership_refunded', 'data_exported', 'membership_given', 'membership_ended', 'price_changed', 'document_deleted', 'payments_connected', 'platform_fee_changed', 'user_added', 'user_changed', 'user_removed', 'person_invited', 'invite_withdrawn', 'person_joined', 'person_left', 'role_changed', 'site_handed_over', 'support_allowed', 'support_ended', 'support_began', 'site_online', 'site_offline', 'domain_added', 'domain_made_primary', 'domain_removed', 'site_imported', 'site_deletion_begun', 'site_deletion_taken_back', 'site_deleted', 'api_key_made', 'api_key_revoked', 'api_origins_changed', 'webhook_made', 'webhook_changed', 'webhook_removed', 'automation_made', 'automation_changed', 'automation_removed');
  CREATE TYPE "public"."enum_invites_kind" AS ENUM('team', 'artist', 'handover', 'sign-up');
  CREATE TYPE "public"."enum_invites_role" AS ENUM('owner', 'admin', 'editor', 'fulfiller', 'moderator');
  CREATE TYPE "public"."enum_webhook_endpoints_format" AS ENUM('webhook', 'meta', 'google', 'tiktok');
  CREATE TYPE "public"."enum_webhook_endpoints_disabled_by" AS ENUM('owner', 'failing', 'gone');
  CREATE TYPE "public"."enum_webhook_deliveries_state" AS ENUM('waiting', 'sent', 'failed', 'withdrawn');
  CREATE TYPE "public"."enum_site_exports_state" AS ENUM('waiting', 'packing', 'ready', 'failed');
  CREATE TYPE "public"."enum_imports_state" AS ENUM('sending', 'checking', 'checked', 'refused', 'making', 'made', 'stopped', 'undoing', 'undone');
  CREATE TYPE "public"."enum_imported_members_standing" AS ENUM('paying', 'given', 'free', 'former', 'customer');
  CREATE TYPE "public"."enum_imported_members_outcome" AS ENUM('kept', 'waiting', 'given', 'adopted', 'refused');
  CREATE TYPE "public"."enum_automations_trigger" AS ENUM('subscribed', 'left', 'bought', 'ticket', 'sent', 'refunded', 'joined', 'changed', 'ended', 'came');
  CREATE TYPE "public"."enum_automation_runs_state" AS ENUM('waiting', 'done', 'failed');
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"title" varchar,
  	"pathname" varchar,
  	"former_paths" jsonb,
  	"theme" varchar DEFAULT 'default',
  	"position" numeric DEFAULT 0,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_is_hidden" boolean DEFAULT false,
  	"schedule_publish_at" timestamp(3) with time zone,
  	"schedule_unpublish_at" timestamp(3) with time zone,
  	"layout" jsonb,
  	"rev" numeric DEFAULT 0,
  	"is_undeletable" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_profile_id" uuid,
  	"version_title" varchar,
  	"version_pathname" varchar,
  	"version_former_paths" jsonb,
  	"version_theme" varchar DEFAULT 'default',
  	"version_position" numeric DEFAULT 0,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_is_hidden" boolean DEFAULT false,
  	"version_schedule_publish_at" timestamp(3) with time zone,
  	"version_schedule_unpublish_at" timestamp(3) with time zone,
  	"version_layout" jsonb,
  	"version_rev" numeric DEFAULT 0,
  	"version_is_undeletable" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"alt" varchar,
  	"parent" "enum_media_parent" DEFAULT 'website',
  	"palette" jsonb,
  	"import_id" uuid,
  	"search_text" varchar,
  	"prefix" varchar DEFAULT 'public',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w320_url" varchar,
  	"sizes_w320_width" numeric,
  	"sizes_w320_height" numeric,
  	"sizes_w320_mime_type" varchar,
  	"sizes_w320_filesize" numeric,
  	"sizes_w320_filename" varchar,
  	"sizes_w640_url" varchar,
  	"sizes_w640_width" numeric,
  	"sizes_w640_height" numeric,
  	"sizes_w640_mime_type" varchar,
  	"sizes_w640_filesize" numeric,
  	"sizes_w640_filename" varchar,
  	"sizes_w960_url" varchar,
  	"sizes_w960_width" numeric,
  	"sizes_w960_height" numeric,
  	"sizes_w960_mime_type" varchar,
  	"sizes_w960_filesize" numeric,
  	"sizes_w960_filename" varchar,
  	"sizes_w1280_url" varchar,
  	"sizes_w1280_width" numeric,
  	"sizes_w1280_height" numeric,
  	"sizes_w1280_mime_type" varchar,
  	"sizes_w1280_filesize" numeric,
  	"sizes_w1280_filename" varchar,
  	"sizes_w1920_url" varchar,
  	"sizes_w1920_width" numeric,
  	"sizes_w1920_height" numeric,
  	"sizes_w1920_mime_type" varchar,
  	"sizes_w1920_filesize" numeric,
  	"sizes_w1920_filename" varchar
  );
  
  CREATE TABLE "theme_settings_header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "theme_settings_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_theme_settings_social_links_icon",
  	"href" varchar
  );
  
  CREATE TABLE "theme_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"colors_primary" varchar DEFAULT '#ff6f59',
  	"colors_background" varchar DEFAULT '#0e0c0d',
  	"colors_text" varchar DEFAULT '#f6efe6',
  	"colors_text_primary" varchar DEFAULT '#1c0806',
  	"corner_radius" numeric DEFAULT 4,
  	"font_family" "enum_theme_settings_font_family" DEFAULT 'Anton',
  	"rev" numeric DEFAULT 0,
  	"logo_id" uuid,
  	"avatar_id" uuid,
  	"plugin_settings" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_theme_settings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_theme_settings_v_version_header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_theme_settings_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"icon" "enum__theme_settings_v_version_social_links_icon",
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_theme_settings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_profile_id" uuid,
  	"version_colors_primary" varchar DEFAULT '#ff6f59',
  	"version_colors_background" varchar DEFAULT '#0e0c0d',
  	"version_colors_text" varchar DEFAULT '#f6efe6',
  	"version_colors_text_primary" varchar DEFAULT '#1c0806',
  	"version_corner_radius" numeric DEFAULT 4,
  	"version_font_family" "enum__theme_settings_v_version_font_family" DEFAULT 'Anton',
  	"version_rev" numeric DEFAULT 0,
  	"version_logo_id" uuid,
  	"version_avatar_id" uuid,
  	"version_plugin_settings" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__theme_settings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "products" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"title" varchar NOT NULL,
  	"category" "enum_products_category" DEFAULT 'Music' NOT NULL,
  	"artist" varchar,
  	"option_name" varchar,
  	"release_id" uuid,
  	"description" jsonb,
  	"credits" varchar,
  	"release_date" timestamp(3) with time zone NOT NULL,
  	"event_id" uuid,
  	"is_published" boolean DEFAULT false,
  	"on_sale_at" timestamp(3) with time zone,
  	"is_featured" boolean DEFAULT false,
  	"has_cover_colours" boolean DEFAULT false,
  	"shows_lyrics" boolean DEFAULT false,
  	"store_rank" numeric,
  	"visibility" "enum_products_visibility" DEFAULT 'public',
  	"streaming" "enum_products_streaming" DEFAULT 'preview',
  	"play_limit" numeric DEFAULT 3,
  	"release_type" "enum_products_release_type" DEFAULT 'none',
  	"kind" "enum_products_kind" DEFAULT 'digital' NOT NULL,
  	"track_count" numeric DEFAULT 0,
  	"formats" varchar,
  	"bonus_count" numeric DEFAULT 0,
  	"price_min_minor" numeric DEFAULT 0,
  	"price_max_minor" numeric DEFAULT 0,
  	"pay_what_you_want" boolean DEFAULT false,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid,
  	"membership_tiers_id" uuid
  );
  
  CREATE TABLE "variants" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"title" varchar,
  	"product_id" uuid NOT NULL,
  	"position" numeric DEFAULT 0,
  	"is_default" boolean DEFAULT false,
  	"price_minor" numeric DEFAULT 0 NOT NULL,
  	"pay_what_you_want" boolean,
  	"suggested_minor" numeric,
  	"member_price_minor" numeric,
  	"color_name" varchar,
  	"color_hex" varchar,
  	"size" varchar,
  	"availability_status" "enum_variants_availability_status" DEFAULT 'active' NOT NULL,
  	"release_at" timestamp(3) with time zone,
  	"delivery_type" "enum_variants_delivery_type" NOT NULL,
  	"upc_code" varchar,
  	"stock_quantity" numeric,
  	"stock_held" numeric DEFAULT 0 NOT NULL,
  	"event_id" uuid,
  	"description" varchar,
  	"max_per_order" numeric,
  	"sales_start_at" timestamp(3) with time zone,
  	"sales_end_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "variants_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "tracks" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"product_id" uuid NOT NULL,
  	"position" numeric NOT NULL,
  	"title" varchar NOT NULL,
  	"artist" varchar,
  	"description" varchar,
  	"lyrics" varchar,
  	"credits" varchar,
  	"isrc" varchar,
  	"duration_seconds" numeric DEFAULT 0,
  	"has_explicit_content" boolean DEFAULT false,
  	"is_featured" boolean DEFAULT false,
  	"original_id" uuid,
  	"preview_id" uuid,
  	"streaming" "enum_tracks_streaming" DEFAULT 'release',
  	"play_limit" numeric DEFAULT 3,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audio_files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"sound" "enum_audio_files_sound",
  	"sound_checker" numeric,
  	"seconds" numeric,
  	"loudness" numeric,
  	"peak" numeric,
  	"level" "enum_audio_files_level",
  	"waveform" jsonb,
  	"prefix" varchar DEFAULT 'private',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "orders_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"product_id" uuid,
  	"variant_id" uuid,
  	"kind" "enum_orders_items_kind" NOT NULL,
  	"quantity" numeric NOT NULL,
  	"unit_minor" numeric NOT NULL,
  	"min_unit_minor" numeric NOT NULL,
  	"list_unit_minor" numeric,
  	"discount_minor" numeric DEFAULT 0,
  	"tax_minor" numeric DEFAULT 0,
  	"tax_included" boolean DEFAULT false,
  	"tax_name" varchar,
  	"tax_percent" numeric,
  	"release_at" timestamp(3) with time zone,
  	"pay_what_you_want" boolean DEFAULT false,
  	"color" varchar,
  	"size" varchar,
  	"delivery_type" "enum_orders_items_delivery_type" NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"carrier" varchar,
  	"tracking_number" varchar,
  	"cover_url" varchar,
  	"gift_tier_id" uuid,
  	"gift_months" numeric,
  	"tier_id" uuid,
  	"membership_interval" "enum_orders_items_membership_interval",
  	"gift_for" varchar
  );
  
  CREATE TABLE "orders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"public_ref" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"account_id" uuid,
  	"buyer_name" varchar,
  	"company_name" varchar,
  	"company_vat_id" varchar,
  	"status" "enum_orders_status" DEFAULT 'initiated_payment' NOT NULL,
  	"refund_state" "enum_orders_refund_state" DEFAULT 'none' NOT NULL,
  	"refunded_minor" numeric DEFAULT 0 NOT NULL,
  	"currency" varchar DEFAULT 'usd' NOT NULL,
  	"subtotal_minor" numeric DEFAULT 0 NOT NULL,
  	"shipping_minor" numeric DEFAULT 0 NOT NULL,
  	"discount_minor" numeric DEFAULT 0,
  	"discount_code_id" uuid,
  	"discount_text" varchar,
  	"shipping_rate_name" varchar,
  	"tax_minor" numeric DEFAULT 0 NOT NULL,
  	"tax_included_minor" numeric DEFAULT 0,
  	"tax_country" varchar,
  	"tip_minor" numeric DEFAULT 0,
  	"total_minor" numeric DEFAULT 0 NOT NULL,
  	"shipping_address_name" varchar,
  	"shipping_address_street" varchar,
  	"shipping_address_line2" varchar,
  	"shipping_address_zip_code" varchar,
  	"shipping_address_city" varchar,
  	"shipping_address_region" varchar,
  	"shipping_address_country" varchar,
  	"paid_at" timestamp(3) with time zone,
  	"shipped_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"needs_review" "enum_orders_needs_review",
  	"dispute_state" "enum_orders_dispute_state",
  	"disputes" jsonb,
  	"provider" "enum_orders_provider" NOT NULL,
  	"livemode" boolean DEFAULT false,
  	"attempt" numeric DEFAULT 1 NOT NULL,
  	"provider_account" varchar,
  	"checkout_session_id" varchar,
  	"payment_intent_id" varchar,
  	"amount_received_minor" numeric DEFAULT 0,
  	"platform_fee_minor" numeric DEFAULT 0 NOT NULL,
  	"platform_fee_bps" numeric DEFAULT 0,
  	"provider_fee_minor" numeric,
  	"provider_fee_currency" varchar,
  	"dispute_lost_at" timestamp(3) with time zone,
  	"disputed_minor" numeric,
  	"dispute_fee_minor" numeric,
  	"access_token_hash" varchar NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"request_hash" varchar NOT NULL,
  	"source" varchar,
  	"campaign" varchar,
  	"measurement_agreed_at" timestamp(3) with time zone,
  	"measurement_wording" varchar,
  	"measurement_companies" jsonb,
  	"measurement_browser" varchar,
  	"titles" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"order_id" uuid NOT NULL,
  	"from" "enum_order_events_from",
  	"to" "enum_order_events_to" NOT NULL,
  	"actor_type" "enum_order_events_actor_type" NOT NULL,
  	"actor" varchar,
  	"cause" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "entitlements" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"email" varchar NOT NULL,
  	"account_id" uuid,
  	"order_id" uuid,
  	"line" numeric DEFAULT 0 NOT NULL,
  	"unit" numeric DEFAULT 0 NOT NULL,
  	"product_id" uuid NOT NULL,
  	"variant_id" uuid,
  	"source" "enum_entitlements_source" NOT NULL,
  	"available_from" timestamp(3) with time zone,
  	"announced_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"revoke_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "membership_tiers_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL
  );
  
  CREATE TABLE "membership_tiers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"name" varchar NOT NULL,
  	"price_monthly_minor" numeric,
  	"price_yearly_minor" numeric,
  	"pay_what_you_want" boolean DEFAULT false,
  	"pay_what_you_want_minimum_minor" numeric,
  	"discount_percent" numeric DEFAULT 0,
  	"is_active" boolean DEFAULT true,
  	"is_recommended" boolean DEFAULT false,
  	"position" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "memberships" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"account_id" uuid,
  	"tier_id" uuid NOT NULL,
  	"status" "enum_memberships_status" NOT NULL,
  	"source" "enum_memberships_source" DEFAULT 'joined',
  	"interval" "enum_memberships_interval" NOT NULL,
  	"amount_minor" numeric DEFAULT 0 NOT NULL,
  	"current_period_start" timestamp(3) with time zone,
  	"current_period_end" timestamp(3) with time zone,
  	"cancel_at_period_end" boolean DEFAULT false,
  	"next_tier_id" uuid,
  	"next_interval" "enum_memberships_next_interval",
  	"next_amount_minor" numeric,
  	"order_id" uuid,
  	"started_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"needs_review" "enum_memberships_needs_review",
  	"end_reason" "enum_memberships_end_reason",
  	"provider" "enum_memberships_provider",
  	"livemode" boolean DEFAULT false,
  	"provider_account" varchar,
  	"provider_customer_id" varchar,
  	"provider_subscription_id" varchar,
  	"checkout_session_id" varchar,
  	"attempt" numeric DEFAULT 0,
  	"synced_at" timestamp(3) with time zone,
  	"adopted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "public_accounts_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "public_accounts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"email_verified_at" timestamp(3) with time zone,
  	"news_off_at" timestamp(3) with time zone,
  	"post_mails_off_at" timestamp(3) with time zone,
  	"unreachable_at" timestamp(3) with time zone,
  	"comments_blocked_at" timestamp(3) with time zone,
  	"pending_email" varchar,
  	"email_token_hash" varchar,
  	"email_token_expires_at" timestamp(3) with time zone,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"username" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "mail_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"unsubscribe_url" varchar,
  	"subject" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"about_type" varchar,
  	"about_id" varchar,
  	"text" varchar,
  	"html" varchar,
  	"dedupe_key" varchar NOT NULL,
  	"state" "enum_mail_log_state" DEFAULT 'queued' NOT NULL,
  	"refused_at" timestamp(3) with time zone,
  	"error" varchar,
  	"tries" numeric DEFAULT 0,
  	"next_try_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"sent_again_at" timestamp(3) with time zone,
  	"sent_again_by_id" uuid,
  	"is_bulk" boolean DEFAULT false,
  	"body_id" uuid,
  	"values" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "profiles" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"api_origins" jsonb,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"former_slugs" jsonb,
  	"tagline" varchar,
  	"postal_address" varchar,
  	"answers_to" varchar,
  	"players_at_once" boolean DEFAULT false,
  	"has_llms_txt" boolean DEFAULT false,
  	"podcast_title" varchar,
  	"podcast_category" "enum_profiles_podcast_category" DEFAULT 'Music',
  	"podcast_is_explicit" boolean DEFAULT false,
  	"podcast_email" varchar,
  	"podcast_picture_id" uuid,
  	"theme_name" varchar DEFAULT 'default' NOT NULL,
  	"storage_gb" numeric,
  	"set_up_at" timestamp(3) with time zone,
  	"online_since" timestamp(3) with time zone,
  	"delete_after" timestamp(3) with time zone,
  	"support_until" timestamp(3) with time zone,
  	"locked_previews" boolean DEFAULT true,
  	"tiers_include_lower" boolean DEFAULT false,
  	"time_zone" varchar DEFAULT 'UTC',
  	"takes_tips" boolean DEFAULT true,
  	"is_default" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "domains" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"host" varchar NOT NULL,
  	"proved_at" timestamp(3) with time zone,
  	"missing_since" timestamp(3) with time zone,
  	"told_at" timestamp(3) with time zone,
  	"checked_at" timestamp(3) with time zone,
  	"is_primary" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"role" "enum_users_profiles_role" DEFAULT 'owner' NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'owner' NOT NULL,
  	"mails_orders" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payment_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"provider" "enum_payment_events_provider" NOT NULL,
  	"account" varchar DEFAULT '',
  	"event_id" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"object_id" varchar,
  	"livemode" boolean DEFAULT false,
  	"state" "enum_payment_events_state" DEFAULT 'received' NOT NULL,
  	"order_id" uuid,
  	"membership_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_holds" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"order_id" uuid NOT NULL,
  	"variant_id" uuid NOT NULL,
  	"quantity" numeric NOT NULL,
  	"state" "enum_stock_holds_state" DEFAULT 'held' NOT NULL,
  	"returned_quantity" numeric DEFAULT 0 NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "downloads" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"entitlement_id" uuid NOT NULL,
  	"track_id" uuid,
  	"kind" varchar,
  	"ip_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "test_payments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"key" varchar NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"version" numeric NOT NULL,
  	"state" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "posts_media" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" uuid,
  	"name" varchar,
  	"poster_id" uuid
  );
  
  CREATE TABLE "posts_poll_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "posts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"type" "enum_posts_type" DEFAULT 'image' NOT NULL,
  	"caption" varchar NOT NULL,
  	"body" jsonb,
  	"body_html" varchar,
  	"poll_question" varchar,
  	"poll_closes_at" timestamp(3) with time zone,
  	"visibility" "enum_posts_visibility" DEFAULT 'public' NOT NULL,
  	"draft" jsonb,
  	"is_published" boolean DEFAULT false,
  	"published_at" timestamp(3) with time zone NOT NULL,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"membership_tiers_id" uuid
  );
  
  CREATE TABLE "post_files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"alt" varchar,
  	"duration_seconds" numeric,
  	"blur" varchar,
  	"prefix" varchar DEFAULT 'private',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w640_url" varchar,
  	"sizes_w640_width" numeric,
  	"sizes_w640_height" numeric,
  	"sizes_w640_mime_type" varchar,
  	"sizes_w640_filesize" numeric,
  	"sizes_w640_filename" varchar,
  	"sizes_w1280_url" varchar,
  	"sizes_w1280_width" numeric,
  	"sizes_w1280_height" numeric,
  	"sizes_w1280_mime_type" varchar,
  	"sizes_w1280_filesize" numeric,
  	"sizes_w1280_filename" varchar
  );
  
  CREATE TABLE "comments_reports" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"account_id" uuid,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "comments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"post_id" uuid NOT NULL,
  	"account_id" uuid NOT NULL,
  	"content" varchar NOT NULL,
  	"hidden_at" timestamp(3) with time zone,
  	"open_reports" numeric DEFAULT 0 NOT NULL,
  	"reported_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reactions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"kind" "enum_reactions_kind" NOT NULL,
  	"post_id" uuid NOT NULL,
  	"account_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "blocked_emails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"email_hash" varchar NOT NULL,
  	"blocked_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "poll_votes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"post_id" uuid,
  	"text_poll_id" uuid,
  	"account_id" uuid NOT NULL,
  	"option_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"title" varchar NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"address_name" varchar DEFAULT '' NOT NULL,
  	"address_street" varchar DEFAULT '' NOT NULL,
  	"address_zip_code" varchar,
  	"address_city" varchar DEFAULT '' NOT NULL,
  	"address_country" varchar DEFAULT '' NOT NULL,
  	"description" jsonb,
  	"action_text" varchar,
  	"action_link" varchar,
  	"status" "enum_events_status" DEFAULT 'scheduled' NOT NULL,
  	"is_published" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "email_lists" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"name" varchar NOT NULL,
  	"double_opt_in" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"list_id" uuid NOT NULL,
  	"email" varchar NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"status" "enum_subscribers_status" DEFAULT 'pending' NOT NULL,
  	"token_hash" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"source" "enum_subscribers_source",
  	"consent_text" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"consent_by_id" uuid,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "suppression_list" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"email_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saved_sections" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"name" varchar NOT NULL,
  	"subtree" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deleted_pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"title" varchar,
  	"pathname" varchar,
  	"seo" jsonb,
  	"layout" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_bodies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"key" varchar NOT NULL,
  	"html" varchar,
  	"text" varchar,
  	"attachments" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "text_polls" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"document" varchar NOT NULL,
  	"uid" varchar NOT NULL,
  	"question" varchar NOT NULL,
  	"options" jsonb NOT NULL,
  	"is_live" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletters" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"subject" varchar NOT NULL,
  	"preview_text" varchar,
  	"audience" "enum_newsletters_audience" DEFAULT 'list' NOT NULL,
  	"list_id" uuid,
  	"post_id" uuid,
  	"text" varchar,
  	"layout" jsonb,
  	"rev" numeric DEFAULT 0 NOT NULL,
  	"state" "enum_newsletters_state" DEFAULT 'draft' NOT NULL,
  	"scheduled_at" timestamp(3) with time zone,
  	"sending_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"receivers" numeric,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletters_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"segments_id" uuid,
  	"membership_tiers_id" uuid
  );
  
  CREATE TABLE "email_templates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"key" varchar NOT NULL,
  	"subject" varchar,
  	"layout" jsonb,
  	"draft" jsonb,
  	"rev" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "membership_payments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"membership_id" uuid,
  	"tier_id" uuid,
  	"amount_minor" numeric NOT NULL,
  	"refunded_minor" numeric DEFAULT 0 NOT NULL,
  	"is_duplicate" boolean DEFAULT false NOT NULL,
  	"is_extra" boolean DEFAULT false NOT NULL,
  	"dispute_state" "enum_membership_payments_dispute_state",
  	"disputes" jsonb,
  	"currency" varchar NOT NULL,
  	"provider" "enum_membership_payments_provider" NOT NULL,
  	"account" varchar DEFAULT '',
  	"invoice_id" varchar NOT NULL,
  	"payment_intent_id" varchar,
  	"livemode" boolean DEFAULT false,
  	"platform_fee_minor" numeric,
  	"provider_fee_minor" numeric,
  	"provider_fee_currency" varchar,
  	"dispute_lost_at" timestamp(3) with time zone,
  	"disputed_minor" numeric,
  	"dispute_fee_minor" numeric,
  	"paid_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "renditions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"product_id" uuid NOT NULL,
  	"track_id" uuid,
  	"subject" varchar NOT NULL,
  	"kind" "enum_renditions_kind" NOT NULL,
  	"content_hash" varchar NOT NULL,
  	"state" "enum_renditions_state" DEFAULT 'queued' NOT NULL,
  	"key" varchar,
  	"size" numeric,
  	"failure" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"waiting" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bonus_files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"product_id" uuid NOT NULL,
  	"title" varchar NOT NULL,
  	"prefix" varchar DEFAULT 'private',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "download_code_batches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"name" varchar NOT NULL,
  	"product_id" uuid NOT NULL,
  	"count" numeric DEFAULT 100 NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"redeemed" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "download_codes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"batch_id" uuid NOT NULL,
  	"product_id" uuid NOT NULL,
  	"code" varchar NOT NULL,
  	"redeemed_at" timestamp(3) with time zone,
  	"order_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "plays" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"track_id" uuid NOT NULL,
  	"play_id" varchar NOT NULL,
  	"listener" varchar,
  	"counted_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "play_counts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"product_id" uuid NOT NULL,
  	"track_id" uuid NOT NULL,
  	"day" varchar NOT NULL,
  	"plays" numeric DEFAULT 0 NOT NULL,
  	"full_plays" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "refunds" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"order_id" uuid,
  	"membership_payment_id" uuid,
  	"amount_minor" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"state" "enum_refunds_state" DEFAULT 'requested' NOT NULL,
  	"reason" varchar,
  	"lines" jsonb,
  	"restock" boolean DEFAULT false NOT NULL,
  	"claimed_gifts" "enum_refunds_claimed_gifts",
  	"actor_type" "enum_refunds_actor_type" NOT NULL,
  	"actor" varchar,
  	"key" varchar NOT NULL,
  	"provider" "enum_refunds_provider" NOT NULL,
  	"livemode" boolean DEFAULT false,
  	"provider_account" varchar,
  	"payment_intent_id" varchar NOT NULL,
  	"provider_refund_id" varchar,
  	"error" varchar,
  	"is_abandoned" boolean DEFAULT false,
  	"attempt" numeric DEFAULT 1 NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"next_try_at" timestamp(3) with time zone,
  	"settled_at" timestamp(3) with time zone,
  	"platform_fee_minor" numeric,
  	"parts" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_accounts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"stripe_account_id" varchar NOT NULL,
  	"livemode" boolean,
  	"charges_enabled" boolean DEFAULT false,
  	"payouts_enabled" boolean DEFAULT false,
  	"details_submitted" boolean DEFAULT false,
  	"country" varchar,
  	"default_currency" varchar,
  	"requirements" jsonb,
  	"disabled_reason" varchar,
  	"checked_at" timestamp(3) with time zone,
  	"platform_fee_bps" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gifts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"order_id" uuid NOT NULL,
  	"line" numeric NOT NULL,
  	"title" varchar NOT NULL,
  	"status" "enum_gifts_status" DEFAULT 'pending_payment' NOT NULL,
  	"recipient_name" varchar NOT NULL,
  	"recipient_email" varchar NOT NULL,
  	"giver_name" varchar,
  	"message" varchar,
  	"deliver_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"claimed_at" timestamp(3) with time zone,
  	"claimed_email" varchar,
  	"account_id" uuid,
  	"address_name" varchar,
  	"address_street" varchar,
  	"address_line2" varchar,
  	"address_zip_code" varchar,
  	"address_city" varchar,
  	"address_region" varchar,
  	"address_country" varchar,
  	"membership_id" uuid,
  	"given_from" timestamp(3) with time zone,
  	"given_until" timestamp(3) with time zone,
  	"link_version" numeric DEFAULT 1 NOT NULL,
  	"problem" varchar,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"next_try_at" timestamp(3) with time zone,
  	"mails" numeric DEFAULT 0 NOT NULL,
  	"claim_hash" varchar,
  	"key_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tickets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"code" varchar NOT NULL,
  	"event_id" uuid,
  	"variant_id" uuid,
  	"order_id" uuid NOT NULL,
  	"line" numeric NOT NULL,
  	"unit" numeric NOT NULL,
  	"kind" varchar,
  	"holder_name" varchar,
  	"holder_email" varchar NOT NULL,
  	"account_id" uuid,
  	"status" "enum_tickets_status" DEFAULT 'valid' NOT NULL,
  	"mailed_at" timestamp(3) with time zone,
  	"notified_starts_at" timestamp(3) with time zone,
  	"notified_venue" varchar,
  	"checked_in_at" timestamp(3) with time zone,
  	"checked_in_by_id" uuid,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shipping_rates_countries" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_shipping_rates_countries",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "shipping_rates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"name" varchar DEFAULT 'Standard' NOT NULL,
  	"first_item_minor" numeric DEFAULT 0 NOT NULL,
  	"extra_item_minor" numeric DEFAULT 0 NOT NULL,
  	"free_from_minor" numeric,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tax_rates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"name" varchar DEFAULT 'VAT' NOT NULL,
  	"country" "enum_tax_rates_country",
  	"percent" numeric NOT NULL,
  	"pricing" "enum_tax_rates_pricing" DEFAULT 'included' NOT NULL,
  	"applies_to" "enum_tax_rates_applies_to" DEFAULT 'all' NOT NULL,
  	"on_shipping" boolean DEFAULT true,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sellers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"legal_name" varchar NOT NULL,
  	"street" varchar NOT NULL,
  	"line2" varchar,
  	"zip_code" varchar,
  	"city" varchar NOT NULL,
  	"region" varchar,
  	"country" "enum_sellers_country" NOT NULL,
  	"tax_id" varchar,
  	"email" varchar,
  	"footer" varchar,
  	"prefix" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invoices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"kind" "enum_invoices_kind" NOT NULL,
  	"number" varchar NOT NULL,
  	"series" varchar NOT NULL,
  	"sequence" numeric NOT NULL,
  	"order_id" uuid,
  	"membership_payment_id" uuid,
  	"refund_id" uuid,
  	"key" varchar NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"livemode" boolean DEFAULT false NOT NULL,
  	"currency" varchar NOT NULL,
  	"total_minor" numeric NOT NULL,
  	"tax_minor" numeric NOT NULL,
  	"document" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "discount_codes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"code" varchar NOT NULL,
  	"kind" "enum_discount_codes_kind" DEFAULT 'percent' NOT NULL,
  	"percent" numeric DEFAULT 10,
  	"amount_minor" numeric,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"max_uses" numeric,
  	"once_per_buyer" boolean DEFAULT true,
  	"members_only" boolean DEFAULT false,
  	"segment_id" uuid,
  	"is_active" boolean DEFAULT true,
  	"is_personal" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "discount_codes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "visit_counts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"day" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"medium" varchar DEFAULT 'direct' NOT NULL,
  	"campaign" varchar DEFAULT 'none' NOT NULL,
  	"country" varchar DEFAULT 'ZZ' NOT NULL,
  	"device" varchar DEFAULT 'computer' NOT NULL,
  	"views" numeric DEFAULT 0 NOT NULL,
  	"visits" numeric DEFAULT 0 NOT NULL,
  	"visitors" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_counts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"day" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"views" numeric DEFAULT 0 NOT NULL,
  	"visits" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"summary" varchar NOT NULL,
  	"actor_label" varchar NOT NULL,
  	"actor_type" "enum_audit_log_actor_type" NOT NULL,
  	"actor" varchar,
  	"action" "enum_audit_log_action" NOT NULL,
  	"target_collection" varchar NOT NULL,
  	"target_id" varchar NOT NULL,
  	"target_label" varchar NOT NULL,
  	"details" jsonb,
  	"request_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "waitlist_entries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"email" varchar NOT NULL,
  	"ticket_id" uuid,
  	"notified_at" timestamp(3) with time zone,
  	"offered_id" uuid,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invites" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"kind" "enum_invites_kind" NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar,
  	"address" varchar,
  	"role" "enum_invites_role" NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"invited_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "people" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar,
  	"tags" jsonb,
  	"seen_at" timestamp(3) with time zone NOT NULL,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "person_notes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"person_id" uuid NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" uuid,
  	"author_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "segments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"name" varchar NOT NULL,
  	"rules" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "incoming_uploads" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"key" varchar NOT NULL,
  	"bytes" numeric NOT NULL,
  	"busy_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "storage_use" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"media" numeric DEFAULT 0 NOT NULL,
  	"recordings" numeric DEFAULT 0 NOT NULL,
  	"post_files" numeric DEFAULT 0 NOT NULL,
  	"bonus_files" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "api_keys" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"start" varchar NOT NULL,
  	"key_hash" varchar NOT NULL,
  	"scopes" jsonb NOT NULL,
  	"created_by_id" uuid,
  	"last_used_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "api_key_answers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key_id" uuid NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"asked_hash" varchar NOT NULL,
  	"status" numeric,
  	"answer" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhook_endpoints" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"format" "enum_webhook_endpoints_format" DEFAULT 'webhook' NOT NULL,
  	"pixel_id" varchar,
  	"url" varchar NOT NULL,
  	"events" jsonb NOT NULL,
  	"secret" varchar NOT NULL,
  	"former_secret" varchar,
  	"former_secret_until" timestamp(3) with time zone,
  	"created_by_id" uuid,
  	"disabled_at" timestamp(3) with time zone,
  	"disabled_by" "enum_webhook_endpoints_disabled_by",
  	"last_success_at" timestamp(3) with time zone,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"rests_until" timestamp(3) with time zone,
  	"claimed_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhook_deliveries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"endpoint_id" uuid NOT NULL,
  	"event" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"data" jsonb NOT NULL,
  	"occurred_at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_webhook_deliveries_state" DEFAULT 'waiting' NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"next_try_at" timestamp(3) with time zone NOT NULL,
  	"attempts" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_exports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"state" "enum_site_exports_state" NOT NULL,
  	"percent" numeric DEFAULT 0 NOT NULL,
  	"file_key" varchar,
  	"bytes" numeric,
  	"ready_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "imports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"importer" varchar NOT NULL,
  	"file_name" varchar NOT NULL,
  	"file_key" varchar NOT NULL,
  	"state" "enum_imports_state" NOT NULL,
  	"started_by_id" uuid,
  	"total" numeric DEFAULT 0 NOT NULL,
  	"handled" numeric DEFAULT 0 NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"findings" jsonb,
  	"choices" jsonb,
  	"result" jsonb,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "imported_items" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"import_id" uuid NOT NULL,
  	"importer" varchar NOT NULL,
  	"source_key" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"document_id" varchar NOT NULL,
  	"mark" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "past_orders_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"quantity" numeric NOT NULL,
  	"option" varchar
  );
  
  CREATE TABLE "past_orders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"number" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"ordered_at" timestamp(3) with time zone NOT NULL,
  	"email" varchar,
  	"name" varchar,
  	"country" varchar,
  	"total_minor" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "imported_members" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"email" varchar,
  	"name" varchar,
  	"source" varchar NOT NULL,
  	"tier_name" varchar,
  	"standing" "enum_imported_members_standing" NOT NULL,
  	"status" varchar,
  	"member_since" timestamp(3) with time zone,
  	"paid_until" timestamp(3) with time zone,
  	"tier_id" uuid,
  	"outcome" "enum_imported_members_outcome" NOT NULL,
  	"note" varchar,
  	"is_mailed" boolean DEFAULT false,
  	"customer_id" varchar,
  	"membership_id" uuid,
  	"made_account_id" uuid,
  	"subscriber_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "automations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"trigger" "enum_automations_trigger" NOT NULL,
  	"event" varchar NOT NULL,
  	"about_id" varchar,
  	"once_per_person" boolean DEFAULT false NOT NULL,
  	"actions" jsonb NOT NULL,
  	"is_on" boolean DEFAULT false NOT NULL,
  	"switched_on_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "automation_runs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"automation_id" uuid NOT NULL,
  	"event" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"account_id" uuid,
  	"record_id" varchar,
  	"list_id" varchar,
  	"occurred_at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_automation_runs_state" DEFAULT 'waiting' NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"is_parked" boolean DEFAULT false NOT NULL,
  	"queued_at" timestamp(3) with time zone,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"outcomes" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"newsletters_id" uuid,
  	"email_templates_id" uuid,
  	"public_accounts_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"public_accounts_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages" ADD CONSTRAINT "pages_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_profile_id_profiles_id_fk" FOREIGN KEY ("version_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "theme_settings_header_links" ADD CONSTRAINT "theme_settings_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."theme_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "theme_settings_social_links" ADD CONSTRAINT "theme_settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."theme_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "theme_settings" ADD CONSTRAINT "theme_settings_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "theme_settings" ADD CONSTRAINT "theme_settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "theme_settings" ADD CONSTRAINT "theme_settings_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_theme_settings_v_version_header_links" ADD CONSTRAINT "_theme_settings_v_version_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_theme_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_theme_settings_v_version_social_links" ADD CONSTRAINT "_theme_settings_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_theme_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_theme_settings_v" ADD CONSTRAINT "_theme_settings_v_parent_id_theme_settings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."theme_settings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_theme_settings_v" ADD CONSTRAINT "_theme_settings_v_version_profile_id_profiles_id_fk" FOREIGN KEY ("version_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_theme_settings_v" ADD CONSTRAINT "_theme_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_theme_settings_v" ADD CONSTRAINT "_theme_settings_v_version_avatar_id_media_id_fk" FOREIGN KEY ("version_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_release_id_products_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_membership_tiers_fk" FOREIGN KEY ("membership_tiers_id") REFERENCES "public"."membership_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "variants" ADD CONSTRAINT "variants_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "variants" ADD CONSTRAINT "variants_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "variants_rels" ADD CONSTRAINT "variants_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "variants_rels" ADD CONSTRAINT "variants_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tracks" ADD CONSTRAINT "tracks_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tracks" ADD CONSTRAINT "tracks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tracks" ADD CONSTRAINT "tracks_original_id_audio_files_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."audio_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tracks" ADD CONSTRAINT "tracks_preview_id_media_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audio_files" ADD CONSTRAINT "audio_files_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_gift_tier_id_membership_tiers_id_fk" FOREIGN KEY ("gift_tier_id") REFERENCES "public"."membership_tiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_tier_id_membership_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."membership_tiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_code_id_discount_codes_id_fk" FOREIGN KEY ("discount_code_id") REFERENCES "public"."discount_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_events" ADD CONSTRAINT "order_events_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_tiers_benefits" ADD CONSTRAINT "membership_tiers_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."membership_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "membership_tiers" ADD CONSTRAINT "membership_tiers_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "memberships" ADD CONSTRAINT "memberships_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "memberships" ADD CONSTRAINT "memberships_tier_id_membership_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."membership_tiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "memberships" ADD CONSTRAINT "memberships_next_tier_id_membership_tiers_id_fk" FOREIGN KEY ("next_tier_id") REFERENCES "public"."membership_tiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "memberships" ADD CONSTRAINT "memberships_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "public_accounts_sessions" ADD CONSTRAINT "public_accounts_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."public_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_accounts" ADD CONSTRAINT "public_accounts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mail_log" ADD CONSTRAINT "mail_log_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mail_log" ADD CONSTRAINT "mail_log_sent_again_by_id_users_id_fk" FOREIGN KEY ("sent_again_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mail_log" ADD CONSTRAINT "mail_log_body_id_mail_bodies_id_fk" FOREIGN KEY ("body_id") REFERENCES "public"."mail_bodies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "profiles" ADD CONSTRAINT "profiles_podcast_picture_id_media_id_fk" FOREIGN KEY ("podcast_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "domains" ADD CONSTRAINT "domains_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_profiles" ADD CONSTRAINT "users_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_profiles" ADD CONSTRAINT "users_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_entitlement_id_entitlements_id_fk" FOREIGN KEY ("entitlement_id") REFERENCES "public"."entitlements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "test_payments" ADD CONSTRAINT "test_payments_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_media" ADD CONSTRAINT "posts_media_file_id_post_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."post_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_media" ADD CONSTRAINT "posts_media_poster_id_post_files_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."post_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_media" ADD CONSTRAINT "posts_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_poll_options" ADD CONSTRAINT "posts_poll_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_membership_tiers_fk" FOREIGN KEY ("membership_tiers_id") REFERENCES "public"."membership_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "post_files" ADD CONSTRAINT "post_files_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments_reports" ADD CONSTRAINT "comments_reports_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments_reports" ADD CONSTRAINT "comments_reports_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reactions" ADD CONSTRAINT "reactions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reactions" ADD CONSTRAINT "reactions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reactions" ADD CONSTRAINT "reactions_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blocked_emails" ADD CONSTRAINT "blocked_emails_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_text_poll_id_text_polls_id_fk" FOREIGN KEY ("text_poll_id") REFERENCES "public"."text_polls"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "email_lists" ADD CONSTRAINT "email_lists_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_list_id_email_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."email_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_consent_by_id_users_id_fk" FOREIGN KEY ("consent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "suppression_list" ADD CONSTRAINT "suppression_list_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_sections" ADD CONSTRAINT "saved_sections_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deleted_pages" ADD CONSTRAINT "deleted_pages_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mail_bodies" ADD CONSTRAINT "mail_bodies_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "text_polls" ADD CONSTRAINT "text_polls_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_list_id_email_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."email_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters_rels" ADD CONSTRAINT "newsletters_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_rels" ADD CONSTRAINT "newsletters_rels_segments_fk" FOREIGN KEY ("segments_id") REFERENCES "public"."segments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_rels" ADD CONSTRAINT "newsletters_rels_membership_tiers_fk" FOREIGN KEY ("membership_tiers_id") REFERENCES "public"."membership_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_payments" ADD CONSTRAINT "membership_payments_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_payments" ADD CONSTRAINT "membership_payments_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_payments" ADD CONSTRAINT "membership_payments_tier_id_membership_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."membership_tiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "renditions" ADD CONSTRAINT "renditions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "renditions" ADD CONSTRAINT "renditions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "renditions" ADD CONSTRAINT "renditions_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bonus_files" ADD CONSTRAINT "bonus_files_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bonus_files" ADD CONSTRAINT "bonus_files_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_code_batches" ADD CONSTRAINT "download_code_batches_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_code_batches" ADD CONSTRAINT "download_code_batches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_codes" ADD CONSTRAINT "download_codes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_codes" ADD CONSTRAINT "download_codes_batch_id_download_code_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."download_code_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_codes" ADD CONSTRAINT "download_codes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_codes" ADD CONSTRAINT "download_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "plays" ADD CONSTRAINT "plays_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "plays" ADD CONSTRAINT "plays_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "play_counts" ADD CONSTRAINT "play_counts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "play_counts" ADD CONSTRAINT "play_counts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "play_counts" ADD CONSTRAINT "play_counts_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_membership_payment_id_membership_payments_id_fk" FOREIGN KEY ("membership_payment_id") REFERENCES "public"."membership_payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gifts" ADD CONSTRAINT "gifts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gifts" ADD CONSTRAINT "gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gifts" ADD CONSTRAINT "gifts_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gifts" ADD CONSTRAINT "gifts_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_checked_in_by_id_users_id_fk" FOREIGN KEY ("checked_in_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shipping_rates_countries" ADD CONSTRAINT "shipping_rates_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shipping_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sellers" ADD CONSTRAINT "sellers_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_membership_payment_id_membership_payments_id_fk" FOREIGN KEY ("membership_payment_id") REFERENCES "public"."membership_payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "discount_codes_rels" ADD CONSTRAINT "discount_codes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."discount_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "discount_codes_rels" ADD CONSTRAINT "discount_codes_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "visit_counts" ADD CONSTRAINT "visit_counts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_counts" ADD CONSTRAINT "page_counts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_ticket_id_variants_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_offered_id_variants_id_fk" FOREIGN KEY ("offered_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invites" ADD CONSTRAINT "invites_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invites" ADD CONSTRAINT "invites_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "segments" ADD CONSTRAINT "segments_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "incoming_uploads" ADD CONSTRAINT "incoming_uploads_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "storage_use" ADD CONSTRAINT "storage_use_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "api_key_answers" ADD CONSTRAINT "api_key_answers_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_exports" ADD CONSTRAINT "site_exports_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_started_by_id_users_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "past_orders_lines" ADD CONSTRAINT "past_orders_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."past_orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "past_orders" ADD CONSTRAINT "past_orders_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imported_members" ADD CONSTRAINT "imported_members_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imported_members" ADD CONSTRAINT "imported_members_tier_id_membership_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."membership_tiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imported_members" ADD CONSTRAINT "imported_members_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imported_members" ADD CONSTRAINT "imported_members_made_account_id_public_accounts_id_fk" FOREIGN KEY ("made_account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imported_members" ADD CONSTRAINT "imported_members_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "automations" ADD CONSTRAINT "automations_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_automation_id_automations_id_fk" FOREIGN KEY ("automation_id") REFERENCES "public"."automations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletters_fk" FOREIGN KEY ("newsletters_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_email_templates_fk" FOREIGN KEY ("email_templates_id") REFERENCES "public"."email_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_public_accounts_fk" FOREIGN KEY ("public_accounts_id") REFERENCES "public"."public_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_public_accounts_fk" FOREIGN KEY ("public_accounts_id") REFERENCES "public"."public_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_profile_idx" ON "pages" USING btree ("profile_id");
  CREATE INDEX "pages_pathname_idx" ON "pages" USING btree ("pathname");
  CREATE INDEX "pages_theme_idx" ON "pages" USING btree ("theme");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "profile_theme_pathname_idx" ON "pages" USING btree ("profile_id","theme","pathname");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_profile_idx" ON "_pages_v" USING btree ("version_profile_id");
  CREATE INDEX "_pages_v_version_version_pathname_idx" ON "_pages_v" USING btree ("version_pathname");
  CREATE INDEX "_pages_v_version_version_theme_idx" ON "_pages_v" USING btree ("version_theme");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "version_profile_version_theme_version_pathname_idx" ON "_pages_v" USING btree ("version_profile_id","version_theme","version_pathname");
  CREATE UNIQUE INDEX "media_filename_compound_idx" ON "media" USING btree ("prefix","filename");
  CREATE INDEX "media_profile_idx" ON "media" USING btree ("profile_id");
  CREATE INDEX "media_import_idx" ON "media" USING btree ("import_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w320_sizes_w320_filename_idx" ON "media" USING btree ("sizes_w320_filename");
  CREATE INDEX "media_sizes_w640_sizes_w640_filename_idx" ON "media" USING btree ("sizes_w640_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "media" USING btree ("sizes_w960_filename");
  CREATE INDEX "media_sizes_w1280_sizes_w1280_filename_idx" ON "media" USING btree ("sizes_w1280_filename");
  CREATE INDEX "media_sizes_w1920_sizes_w1920_filename_idx" ON "media" USING btree ("sizes_w1920_filename");
  CREATE INDEX "profile_createdAt_idx" ON "media" USING btree ("profile_id","created_at");
  CREATE INDEX "theme_settings_header_links_order_idx" ON "theme_settings_header_links" USING btree ("_order");
  CREATE INDEX "theme_settings_header_links_parent_id_idx" ON "theme_settings_header_links" USING btree ("_parent_id");
  CREATE INDEX "theme_settings_social_links_order_idx" ON "theme_settings_social_links" USING btree ("_order");
  CREATE INDEX "theme_settings_social_links_parent_id_idx" ON "theme_settings_social_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "theme_settings_profile_idx" ON "theme_settings" USING btree ("profile_id");
  CREATE INDEX "theme_settings_logo_idx" ON "theme_settings" USING btree ("logo_id");
  CREATE INDEX "theme_settings_avatar_idx" ON "theme_settings" USING btree ("avatar_id");
  CREATE INDEX "theme_settings_updated_at_idx" ON "theme_settings" USING btree ("updated_at");
  CREATE INDEX "theme_settings_created_at_idx" ON "theme_settings" USING btree ("created_at");
  CREATE INDEX "theme_settings__status_idx" ON "theme_settings" USING btree ("_status");
  CREATE INDEX "_theme_settings_v_version_header_links_order_idx" ON "_theme_settings_v_version_header_links" USING btree ("_order");
  CREATE INDEX "_theme_settings_v_version_header_links_parent_id_idx" ON "_theme_settings_v_version_header_links" USING btree ("_parent_id");
  CREATE INDEX "_theme_settings_v_version_social_links_order_idx" ON "_theme_settings_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_theme_settings_v_version_social_links_parent_id_idx" ON "_theme_settings_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_theme_settings_v_parent_idx" ON "_theme_settings_v" USING btree ("parent_id");
  CREATE INDEX "_theme_settings_v_version_version_profile_idx" ON "_theme_settings_v" USING btree ("version_profile_id");
  CREATE INDEX "_theme_settings_v_version_version_logo_idx" ON "_theme_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_theme_settings_v_version_version_avatar_idx" ON "_theme_settings_v" USING btree ("version_avatar_id");
  CREATE INDEX "_theme_settings_v_version_version_updated_at_idx" ON "_theme_settings_v" USING btree ("version_updated_at");
  CREATE INDEX "_theme_settings_v_version_version_created_at_idx" ON "_theme_settings_v" USING btree ("version_created_at");
  CREATE INDEX "_theme_settings_v_version_version__status_idx" ON "_theme_settings_v" USING btree ("version__status");
  CREATE INDEX "_theme_settings_v_created_at_idx" ON "_theme_settings_v" USING btree ("created_at");
  CREATE INDEX "_theme_settings_v_updated_at_idx" ON "_theme_settings_v" USING btree ("updated_at");
  CREATE INDEX "_theme_settings_v_latest_idx" ON "_theme_settings_v" USING btree ("latest");
  CREATE INDEX "_theme_settings_v_autosave_idx" ON "_theme_settings_v" USING btree ("autosave");
  CREATE INDEX "products_profile_idx" ON "products" USING btree ("profile_id");
  CREATE INDEX "products_title_idx" ON "products" USING btree ("title");
  CREATE INDEX "products_release_idx" ON "products" USING btree ("release_id");
  CREATE UNIQUE INDEX "products_event_idx" ON "products" USING btree ("event_id");
  CREATE INDEX "products_on_sale_at_idx" ON "products" USING btree ("on_sale_at");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "profile_category_isPublished_releaseDate_idx" ON "products" USING btree ("profile_id","category","is_published","release_date");
  CREATE INDEX "profile_isFeatured_releaseDate_idx" ON "products" USING btree ("profile_id","is_featured","release_date");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "products_rels_membership_tiers_id_idx" ON "products_rels" USING btree ("membership_tiers_id");
  CREATE INDEX "variants_profile_idx" ON "variants" USING btree ("profile_id");
  CREATE INDEX "variants_product_idx" ON "variants" USING btree ("product_id");
  CREATE INDEX "variants_release_at_idx" ON "variants" USING btree ("release_at");
  CREATE INDEX "variants_event_idx" ON "variants" USING btree ("event_id");
  CREATE INDEX "variants_updated_at_idx" ON "variants" USING btree ("updated_at");
  CREATE INDEX "variants_created_at_idx" ON "variants" USING btree ("created_at");
  CREATE INDEX "variants_rels_order_idx" ON "variants_rels" USING btree ("order");
  CREATE INDEX "variants_rels_parent_idx" ON "variants_rels" USING btree ("parent_id");
  CREATE INDEX "variants_rels_path_idx" ON "variants_rels" USING btree ("path");
  CREATE INDEX "variants_rels_media_id_idx" ON "variants_rels" USING btree ("media_id");
  CREATE INDEX "tracks_profile_idx" ON "tracks" USING btree ("profile_id");
  CREATE INDEX "tracks_product_idx" ON "tracks" USING btree ("product_id");
  CREATE INDEX "tracks_original_idx" ON "tracks" USING btree ("original_id");
  CREATE INDEX "tracks_preview_idx" ON "tracks" USING btree ("preview_id");
  CREATE INDEX "tracks_updated_at_idx" ON "tracks" USING btree ("updated_at");
  CREATE INDEX "tracks_created_at_idx" ON "tracks" USING btree ("created_at");
  CREATE UNIQUE INDEX "audio_files_filename_compound_idx" ON "audio_files" USING btree ("prefix","filename");
  CREATE INDEX "audio_files_profile_idx" ON "audio_files" USING btree ("profile_id");
  CREATE INDEX "audio_files_updated_at_idx" ON "audio_files" USING btree ("updated_at");
  CREATE INDEX "audio_files_created_at_idx" ON "audio_files" USING btree ("created_at");
  CREATE INDEX "audio_files_filename_idx" ON "audio_files" USING btree ("filename");
  CREATE INDEX "orders_items_order_idx" ON "orders_items" USING btree ("_order");
  CREATE INDEX "orders_items_parent_id_idx" ON "orders_items" USING btree ("_parent_id");
  CREATE INDEX "orders_items_product_idx" ON "orders_items" USING btree ("product_id");
  CREATE INDEX "orders_items_variant_idx" ON "orders_items" USING btree ("variant_id");
  CREATE INDEX "orders_items_gift_tier_idx" ON "orders_items" USING btree ("gift_tier_id");
  CREATE INDEX "orders_items_tier_idx" ON "orders_items" USING btree ("tier_id");
  CREATE INDEX "orders_profile_idx" ON "orders" USING btree ("profile_id");
  CREATE UNIQUE INDEX "orders_public_ref_idx" ON "orders" USING btree ("public_ref");
  CREATE INDEX "orders_email_idx" ON "orders" USING btree ("email");
  CREATE INDEX "orders_account_idx" ON "orders" USING btree ("account_id");
  CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
  CREATE INDEX "orders_discount_code_idx" ON "orders" USING btree ("discount_code_id");
  CREATE UNIQUE INDEX "orders_checkout_session_id_idx" ON "orders" USING btree ("checkout_session_id");
  CREATE UNIQUE INDEX "orders_payment_intent_id_idx" ON "orders" USING btree ("payment_intent_id");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_idempotencyKey_idx" ON "orders" USING btree ("profile_id","idempotency_key");
  CREATE INDEX "profile_createdAt_1_idx" ON "orders" USING btree ("profile_id","created_at");
  CREATE INDEX "profile_paidAt_idx" ON "orders" USING btree ("profile_id","paid_at");
  CREATE INDEX "profile_disputeLostAt_idx" ON "orders" USING btree ("profile_id","dispute_lost_at");
  CREATE INDEX "status_createdAt_idx" ON "orders" USING btree ("status","created_at");
  CREATE INDEX "profile_status_createdAt_idx" ON "orders" USING btree ("profile_id","status","created_at");
  CREATE INDEX "profile_refundState_createdAt_idx" ON "orders" USING btree ("profile_id","refund_state","created_at");
  CREATE INDEX "profile_needsReview_createdAt_idx" ON "orders" USING btree ("profile_id","needs_review","created_at");
  CREATE INDEX "order_events_profile_idx" ON "order_events" USING btree ("profile_id");
  CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("order_id");
  CREATE INDEX "order_events_updated_at_idx" ON "order_events" USING btree ("updated_at");
  CREATE INDEX "order_events_created_at_idx" ON "order_events" USING btree ("created_at");
  CREATE INDEX "entitlements_profile_idx" ON "entitlements" USING btree ("profile_id");
  CREATE INDEX "entitlements_email_idx" ON "entitlements" USING btree ("email");
  CREATE INDEX "entitlements_account_idx" ON "entitlements" USING btree ("account_id");
  CREATE INDEX "entitlements_order_idx" ON "entitlements" USING btree ("order_id");
  CREATE INDEX "entitlements_product_idx" ON "entitlements" USING btree ("product_id");
  CREATE INDEX "entitlements_variant_idx" ON "entitlements" USING btree ("variant_id");
  CREATE INDEX "entitlements_available_from_idx" ON "entitlements" USING btree ("available_from");
  CREATE INDEX "entitlements_updated_at_idx" ON "entitlements" USING btree ("updated_at");
  CREATE INDEX "entitlements_created_at_idx" ON "entitlements" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_line_unit_idx" ON "entitlements" USING btree ("order_id","line","unit");
  CREATE INDEX "membership_tiers_benefits_order_idx" ON "membership_tiers_benefits" USING btree ("_order");
  CREATE INDEX "membership_tiers_benefits_parent_id_idx" ON "membership_tiers_benefits" USING btree ("_parent_id");
  CREATE INDEX "membership_tiers_profile_idx" ON "membership_tiers" USING btree ("profile_id");
  CREATE INDEX "membership_tiers_updated_at_idx" ON "membership_tiers" USING btree ("updated_at");
  CREATE INDEX "membership_tiers_created_at_idx" ON "membership_tiers" USING btree ("created_at");
  CREATE INDEX "memberships_profile_idx" ON "memberships" USING btree ("profile_id");
  CREATE INDEX "memberships_account_idx" ON "memberships" USING btree ("account_id");
  CREATE INDEX "memberships_tier_idx" ON "memberships" USING btree ("tier_id");
  CREATE INDEX "memberships_next_tier_idx" ON "memberships" USING btree ("next_tier_id");
  CREATE INDEX "memberships_order_idx" ON "memberships" USING btree ("order_id");
  CREATE UNIQUE INDEX "memberships_provider_subscription_id_idx" ON "memberships" USING btree ("provider_subscription_id");
  CREATE UNIQUE INDEX "memberships_checkout_session_id_idx" ON "memberships" USING btree ("checkout_session_id");
  CREATE INDEX "memberships_updated_at_idx" ON "memberships" USING btree ("updated_at");
  CREATE INDEX "memberships_created_at_idx" ON "memberships" USING btree ("created_at");
  CREATE INDEX "profile_account_idx" ON "memberships" USING btree ("profile_id","account_id");
  CREATE INDEX "public_accounts_sessions_order_idx" ON "public_accounts_sessions" USING btree ("_order");
  CREATE INDEX "public_accounts_sessions_parent_id_idx" ON "public_accounts_sessions" USING btree ("_parent_id");
  CREATE INDEX "public_accounts_profile_idx" ON "public_accounts" USING btree ("profile_id");
  CREATE INDEX "public_accounts_email_token_hash_idx" ON "public_accounts" USING btree ("email_token_hash");
  CREATE INDEX "public_accounts_updated_at_idx" ON "public_accounts" USING btree ("updated_at");
  CREATE INDEX "public_accounts_created_at_idx" ON "public_accounts" USING btree ("created_at");
  CREATE UNIQUE INDEX "public_accounts_username_idx" ON "public_accounts" USING btree ("username");
  CREATE INDEX "public_accounts_reset_password_token_idx" ON "public_accounts" USING btree ("reset_password_token");
  CREATE UNIQUE INDEX "profile_email_idx" ON "public_accounts" USING btree ("profile_id","email");
  CREATE INDEX "mail_log_profile_idx" ON "mail_log" USING btree ("profile_id");
  CREATE INDEX "mail_log_to_idx" ON "mail_log" USING btree ("to");
  CREATE INDEX "mail_log_reply_to_idx" ON "mail_log" USING btree ("reply_to");
  CREATE INDEX "mail_log_kind_idx" ON "mail_log" USING btree ("kind");
  CREATE UNIQUE INDEX "mail_log_dedupe_key_idx" ON "mail_log" USING btree ("dedupe_key");
  CREATE INDEX "mail_log_state_idx" ON "mail_log" USING btree ("state");
  CREATE INDEX "mail_log_sent_again_by_idx" ON "mail_log" USING btree ("sent_again_by_id");
  CREATE INDEX "mail_log_body_idx" ON "mail_log" USING btree ("body_id");
  CREATE INDEX "mail_log_updated_at_idx" ON "mail_log" USING btree ("updated_at");
  CREATE INDEX "mail_log_created_at_idx" ON "mail_log" USING btree ("created_at");
  CREATE INDEX "state_isBulk_nextTryAt_idx" ON "mail_log" USING btree ("state","is_bulk","next_try_at");
  CREATE INDEX "aboutType_aboutId_idx" ON "mail_log" USING btree ("about_type","about_id");
  CREATE UNIQUE INDEX "profiles_slug_idx" ON "profiles" USING btree ("slug");
  CREATE INDEX "profiles_podcast_podcast_picture_idx" ON "profiles" USING btree ("podcast_picture_id");
  CREATE INDEX "profiles_online_since_idx" ON "profiles" USING btree ("online_since");
  CREATE INDEX "profiles_delete_after_idx" ON "profiles" USING btree ("delete_after");
  CREATE INDEX "profiles_is_default_idx" ON "profiles" USING btree ("is_default");
  CREATE INDEX "profiles_updated_at_idx" ON "profiles" USING btree ("updated_at");
  CREATE INDEX "profiles_created_at_idx" ON "profiles" USING btree ("created_at");
  CREATE INDEX "domains_profile_idx" ON "domains" USING btree ("profile_id");
  CREATE INDEX "domains_host_idx" ON "domains" USING btree ("host");
  CREATE INDEX "domains_updated_at_idx" ON "domains" USING btree ("updated_at");
  CREATE INDEX "domains_created_at_idx" ON "domains" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_host_idx" ON "domains" USING btree ("profile_id","host");
  CREATE INDEX "users_profiles_order_idx" ON "users_profiles" USING btree ("_order");
  CREATE INDEX "users_profiles_parent_id_idx" ON "users_profiles" USING btree ("_parent_id");
  CREATE INDEX "users_profiles_profile_idx" ON "users_profiles" USING btree ("profile_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "payment_events_order_idx" ON "payment_events" USING btree ("order_id");
  CREATE INDEX "payment_events_membership_idx" ON "payment_events" USING btree ("membership_id");
  CREATE INDEX "payment_events_updated_at_idx" ON "payment_events" USING btree ("updated_at");
  CREATE INDEX "payment_events_created_at_idx" ON "payment_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "provider_account_eventId_idx" ON "payment_events" USING btree ("provider","account","event_id");
  CREATE INDEX "stock_holds_profile_idx" ON "stock_holds" USING btree ("profile_id");
  CREATE INDEX "stock_holds_order_idx" ON "stock_holds" USING btree ("order_id");
  CREATE INDEX "stock_holds_variant_idx" ON "stock_holds" USING btree ("variant_id");
  CREATE INDEX "stock_holds_state_idx" ON "stock_holds" USING btree ("state");
  CREATE INDEX "stock_holds_updated_at_idx" ON "stock_holds" USING btree ("updated_at");
  CREATE INDEX "stock_holds_created_at_idx" ON "stock_holds" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_variant_idx" ON "stock_holds" USING btree ("order_id","variant_id");
  CREATE INDEX "downloads_profile_idx" ON "downloads" USING btree ("profile_id");
  CREATE INDEX "downloads_entitlement_idx" ON "downloads" USING btree ("entitlement_id");
  CREATE INDEX "downloads_track_idx" ON "downloads" USING btree ("track_id");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE INDEX "entitlement_createdAt_idx" ON "downloads" USING btree ("entitlement_id","created_at");
  CREATE INDEX "test_payments_profile_idx" ON "test_payments" USING btree ("profile_id");
  CREATE UNIQUE INDEX "test_payments_key_idx" ON "test_payments" USING btree ("key");
  CREATE INDEX "test_payments_due_at_idx" ON "test_payments" USING btree ("due_at");
  CREATE INDEX "test_payments_updated_at_idx" ON "test_payments" USING btree ("updated_at");
  CREATE INDEX "test_payments_created_at_idx" ON "test_payments" USING btree ("created_at");
  CREATE INDEX "posts_media_order_idx" ON "posts_media" USING btree ("_order");
  CREATE INDEX "posts_media_parent_id_idx" ON "posts_media" USING btree ("_parent_id");
  CREATE INDEX "posts_media_file_idx" ON "posts_media" USING btree ("file_id");
  CREATE INDEX "posts_media_poster_idx" ON "posts_media" USING btree ("poster_id");
  CREATE INDEX "posts_poll_options_order_idx" ON "posts_poll_options" USING btree ("_order");
  CREATE INDEX "posts_poll_options_parent_id_idx" ON "posts_poll_options" USING btree ("_parent_id");
  CREATE INDEX "posts_profile_idx" ON "posts" USING btree ("profile_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_membership_tiers_id_idx" ON "posts_rels" USING btree ("membership_tiers_id");
  CREATE UNIQUE INDEX "post_files_filename_compound_idx" ON "post_files" USING btree ("prefix","filename");
  CREATE INDEX "post_files_profile_idx" ON "post_files" USING btree ("profile_id");
  CREATE INDEX "post_files_updated_at_idx" ON "post_files" USING btree ("updated_at");
  CREATE INDEX "post_files_created_at_idx" ON "post_files" USING btree ("created_at");
  CREATE INDEX "post_files_filename_idx" ON "post_files" USING btree ("filename");
  CREATE INDEX "post_files_sizes_w640_sizes_w640_filename_idx" ON "post_files" USING btree ("sizes_w640_filename");
  CREATE INDEX "post_files_sizes_w1280_sizes_w1280_filename_idx" ON "post_files" USING btree ("sizes_w1280_filename");
  CREATE INDEX "comments_reports_order_idx" ON "comments_reports" USING btree ("_order");
  CREATE INDEX "comments_reports_parent_id_idx" ON "comments_reports" USING btree ("_parent_id");
  CREATE INDEX "comments_reports_account_idx" ON "comments_reports" USING btree ("account_id");
  CREATE INDEX "comments_profile_idx" ON "comments" USING btree ("profile_id");
  CREATE INDEX "comments_post_idx" ON "comments" USING btree ("post_id");
  CREATE INDEX "comments_account_idx" ON "comments" USING btree ("account_id");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "post_createdAt_idx" ON "comments" USING btree ("post_id","created_at");
  CREATE INDEX "profile_openReports_idx" ON "comments" USING btree ("profile_id","open_reports");
  CREATE INDEX "reactions_profile_idx" ON "reactions" USING btree ("profile_id");
  CREATE INDEX "reactions_post_idx" ON "reactions" USING btree ("post_id");
  CREATE INDEX "reactions_account_idx" ON "reactions" USING btree ("account_id");
  CREATE INDEX "reactions_updated_at_idx" ON "reactions" USING btree ("updated_at");
  CREATE INDEX "reactions_created_at_idx" ON "reactions" USING btree ("created_at");
  CREATE UNIQUE INDEX "post_kind_account_idx" ON "reactions" USING btree ("post_id","kind","account_id");
  CREATE INDEX "account_kind_createdAt_idx" ON "reactions" USING btree ("account_id","kind","created_at");
  CREATE INDEX "blocked_emails_profile_idx" ON "blocked_emails" USING btree ("profile_id");
  CREATE INDEX "blocked_emails_updated_at_idx" ON "blocked_emails" USING btree ("updated_at");
  CREATE INDEX "blocked_emails_created_at_idx" ON "blocked_emails" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_emailHash_idx" ON "blocked_emails" USING btree ("profile_id","email_hash");
  CREATE INDEX "poll_votes_profile_idx" ON "poll_votes" USING btree ("profile_id");
  CREATE INDEX "poll_votes_post_idx" ON "poll_votes" USING btree ("post_id");
  CREATE INDEX "poll_votes_text_poll_idx" ON "poll_votes" USING btree ("text_poll_id");
  CREATE INDEX "poll_votes_account_idx" ON "poll_votes" USING btree ("account_id");
  CREATE INDEX "poll_votes_updated_at_idx" ON "poll_votes" USING btree ("updated_at");
  CREATE INDEX "poll_votes_created_at_idx" ON "poll_votes" USING btree ("created_at");
  CREATE UNIQUE INDEX "post_account_idx" ON "poll_votes" USING btree ("post_id","account_id");
  CREATE INDEX "post_optionId_idx" ON "poll_votes" USING btree ("post_id","option_id");
  CREATE UNIQUE INDEX "textPoll_account_idx" ON "poll_votes" USING btree ("text_poll_id","account_id");
  CREATE INDEX "textPoll_optionId_idx" ON "poll_votes" USING btree ("text_poll_id","option_id");
  CREATE INDEX "events_profile_idx" ON "events" USING btree ("profile_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "profile_isPublished_startsAt_idx" ON "events" USING btree ("profile_id","is_published","starts_at");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_media_id_idx" ON "events_rels" USING btree ("media_id");
  CREATE INDEX "email_lists_profile_idx" ON "email_lists" USING btree ("profile_id");
  CREATE INDEX "email_lists_updated_at_idx" ON "email_lists" USING btree ("updated_at");
  CREATE INDEX "email_lists_created_at_idx" ON "email_lists" USING btree ("created_at");
  CREATE INDEX "subscribers_profile_idx" ON "subscribers" USING btree ("profile_id");
  CREATE INDEX "subscribers_list_idx" ON "subscribers" USING btree ("list_id");
  CREATE UNIQUE INDEX "subscribers_token_hash_idx" ON "subscribers" USING btree ("token_hash");
  CREATE INDEX "subscribers_consent_by_idx" ON "subscribers" USING btree ("consent_by_id");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "list_email_idx" ON "subscribers" USING btree ("list_id","email");
  CREATE INDEX "profile_email_1_idx" ON "subscribers" USING btree ("profile_id","email");
  CREATE INDEX "list_createdAt_idx" ON "subscribers" USING btree ("list_id","created_at");
  CREATE INDEX "suppression_list_profile_idx" ON "suppression_list" USING btree ("profile_id");
  CREATE INDEX "suppression_list_updated_at_idx" ON "suppression_list" USING btree ("updated_at");
  CREATE INDEX "suppression_list_created_at_idx" ON "suppression_list" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_emailHash_1_idx" ON "suppression_list" USING btree ("profile_id","email_hash");
  CREATE INDEX "contact_messages_profile_idx" ON "contact_messages" USING btree ("profile_id");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "profile_createdAt_2_idx" ON "contact_messages" USING btree ("profile_id","created_at");
  CREATE INDEX "saved_sections_profile_idx" ON "saved_sections" USING btree ("profile_id");
  CREATE INDEX "saved_sections_updated_at_idx" ON "saved_sections" USING btree ("updated_at");
  CREATE INDEX "saved_sections_created_at_idx" ON "saved_sections" USING btree ("created_at");
  CREATE INDEX "profile_createdAt_3_idx" ON "saved_sections" USING btree ("profile_id","created_at");
  CREATE INDEX "deleted_pages_profile_idx" ON "deleted_pages" USING btree ("profile_id");
  CREATE INDEX "deleted_pages_updated_at_idx" ON "deleted_pages" USING btree ("updated_at");
  CREATE INDEX "deleted_pages_created_at_idx" ON "deleted_pages" USING btree ("created_at");
  CREATE INDEX "mail_bodies_profile_idx" ON "mail_bodies" USING btree ("profile_id");
  CREATE UNIQUE INDEX "mail_bodies_key_idx" ON "mail_bodies" USING btree ("key");
  CREATE INDEX "mail_bodies_updated_at_idx" ON "mail_bodies" USING btree ("updated_at");
  CREATE INDEX "mail_bodies_created_at_idx" ON "mail_bodies" USING btree ("created_at");
  CREATE INDEX "text_polls_profile_idx" ON "text_polls" USING btree ("profile_id");
  CREATE INDEX "text_polls_updated_at_idx" ON "text_polls" USING btree ("updated_at");
  CREATE INDEX "text_polls_created_at_idx" ON "text_polls" USING btree ("created_at");
  CREATE UNIQUE INDEX "document_uid_idx" ON "text_polls" USING btree ("document","uid");
  CREATE INDEX "newsletters_profile_idx" ON "newsletters" USING btree ("profile_id");
  CREATE INDEX "newsletters_list_idx" ON "newsletters" USING btree ("list_id");
  CREATE UNIQUE INDEX "newsletters_post_idx" ON "newsletters" USING btree ("post_id");
  CREATE INDEX "newsletters_state_idx" ON "newsletters" USING btree ("state");
  CREATE INDEX "newsletters_updated_at_idx" ON "newsletters" USING btree ("updated_at");
  CREATE INDEX "newsletters_created_at_idx" ON "newsletters" USING btree ("created_at");
  CREATE INDEX "state_scheduledAt_idx" ON "newsletters" USING btree ("state","scheduled_at");
  CREATE INDEX "newsletters_rels_order_idx" ON "newsletters_rels" USING btree ("order");
  CREATE INDEX "newsletters_rels_parent_idx" ON "newsletters_rels" USING btree ("parent_id");
  CREATE INDEX "newsletters_rels_path_idx" ON "newsletters_rels" USING btree ("path");
  CREATE INDEX "newsletters_rels_segments_id_idx" ON "newsletters_rels" USING btree ("segments_id");
  CREATE INDEX "newsletters_rels_membership_tiers_id_idx" ON "newsletters_rels" USING btree ("membership_tiers_id");
  CREATE INDEX "email_templates_profile_idx" ON "email_templates" USING btree ("profile_id");
  CREATE INDEX "email_templates_updated_at_idx" ON "email_templates" USING btree ("updated_at");
  CREATE INDEX "email_templates_created_at_idx" ON "email_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_key_idx" ON "email_templates" USING btree ("profile_id","key");
  CREATE INDEX "membership_payments_profile_idx" ON "membership_payments" USING btree ("profile_id");
  CREATE INDEX "membership_payments_membership_idx" ON "membership_payments" USING btree ("membership_id");
  CREATE INDEX "membership_payments_tier_idx" ON "membership_payments" USING btree ("tier_id");
  CREATE INDEX "membership_payments_payment_intent_id_idx" ON "membership_payments" USING btree ("payment_intent_id");
  CREATE INDEX "membership_payments_updated_at_idx" ON "membership_payments" USING btree ("updated_at");
  CREATE INDEX "membership_payments_created_at_idx" ON "membership_payments" USING btree ("created_at");
  CREATE UNIQUE INDEX "provider_account_invoiceId_idx" ON "membership_payments" USING btree ("provider","account","invoice_id");
  CREATE INDEX "profile_paidAt_1_idx" ON "membership_payments" USING btree ("profile_id","paid_at");
  CREATE INDEX "profile_disputeLostAt_1_idx" ON "membership_payments" USING btree ("profile_id","dispute_lost_at");
  CREATE INDEX "renditions_profile_idx" ON "renditions" USING btree ("profile_id");
  CREATE INDEX "renditions_product_idx" ON "renditions" USING btree ("product_id");
  CREATE INDEX "renditions_track_idx" ON "renditions" USING btree ("track_id");
  CREATE INDEX "renditions_state_idx" ON "renditions" USING btree ("state");
  CREATE INDEX "renditions_updated_at_idx" ON "renditions" USING btree ("updated_at");
  CREATE INDEX "renditions_created_at_idx" ON "renditions" USING btree ("created_at");
  CREATE UNIQUE INDEX "subject_kind_contentHash_idx" ON "renditions" USING btree ("subject","kind","content_hash");
  CREATE UNIQUE INDEX "bonus_files_filename_compound_idx" ON "bonus_files" USING btree ("prefix","filename");
  CREATE INDEX "bonus_files_profile_idx" ON "bonus_files" USING btree ("profile_id");
  CREATE INDEX "bonus_files_product_idx" ON "bonus_files" USING btree ("product_id");
  CREATE INDEX "bonus_files_updated_at_idx" ON "bonus_files" USING btree ("updated_at");
  CREATE INDEX "bonus_files_created_at_idx" ON "bonus_files" USING btree ("created_at");
  CREATE INDEX "bonus_files_filename_idx" ON "bonus_files" USING btree ("filename");
  CREATE INDEX "download_code_batches_profile_idx" ON "download_code_batches" USING btree ("profile_id");
  CREATE INDEX "download_code_batches_product_idx" ON "download_code_batches" USING btree ("product_id");
  CREATE INDEX "download_code_batches_updated_at_idx" ON "download_code_batches" USING btree ("updated_at");
  CREATE INDEX "download_code_batches_created_at_idx" ON "download_code_batches" USING btree ("created_at");
  CREATE INDEX "download_codes_profile_idx" ON "download_codes" USING btree ("profile_id");
  CREATE INDEX "download_codes_batch_idx" ON "download_codes" USING btree ("batch_id");
  CREATE INDEX "download_codes_product_idx" ON "download_codes" USING btree ("product_id");
  CREATE INDEX "download_codes_order_idx" ON "download_codes" USING btree ("order_id");
  CREATE INDEX "download_codes_updated_at_idx" ON "download_codes" USING btree ("updated_at");
  CREATE INDEX "download_codes_created_at_idx" ON "download_codes" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_code_idx" ON "download_codes" USING btree ("profile_id","code");
  CREATE INDEX "plays_profile_idx" ON "plays" USING btree ("profile_id");
  CREATE INDEX "plays_track_idx" ON "plays" USING btree ("track_id");
  CREATE UNIQUE INDEX "plays_play_id_idx" ON "plays" USING btree ("play_id");
  CREATE INDEX "plays_updated_at_idx" ON "plays" USING btree ("updated_at");
  CREATE INDEX "plays_created_at_idx" ON "plays" USING btree ("created_at");
  CREATE INDEX "track_listener_idx" ON "plays" USING btree ("track_id","listener");
  CREATE INDEX "play_counts_profile_idx" ON "play_counts" USING btree ("profile_id");
  CREATE INDEX "play_counts_product_idx" ON "play_counts" USING btree ("product_id");
  CREATE INDEX "play_counts_track_idx" ON "play_counts" USING btree ("track_id");
  CREATE INDEX "play_counts_updated_at_idx" ON "play_counts" USING btree ("updated_at");
  CREATE INDEX "play_counts_created_at_idx" ON "play_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "track_day_idx" ON "play_counts" USING btree ("track_id","day");
  CREATE INDEX "profile_day_idx" ON "play_counts" USING btree ("profile_id","day");
  CREATE INDEX "refunds_profile_idx" ON "refunds" USING btree ("profile_id");
  CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");
  CREATE INDEX "refunds_membership_payment_idx" ON "refunds" USING btree ("membership_payment_id");
  CREATE UNIQUE INDEX "refunds_key_idx" ON "refunds" USING btree ("key");
  CREATE UNIQUE INDEX "refunds_provider_refund_id_idx" ON "refunds" USING btree ("provider_refund_id");
  CREATE INDEX "refunds_updated_at_idx" ON "refunds" USING btree ("updated_at");
  CREATE INDEX "refunds_created_at_idx" ON "refunds" USING btree ("created_at");
  CREATE INDEX "state_nextTryAt_idx" ON "refunds" USING btree ("state","next_try_at");
  CREATE INDEX "profile_settledAt_idx" ON "refunds" USING btree ("profile_id","settled_at");
  CREATE UNIQUE INDEX "payment_accounts_profile_idx" ON "payment_accounts" USING btree ("profile_id");
  CREATE UNIQUE INDEX "payment_accounts_stripe_account_id_idx" ON "payment_accounts" USING btree ("stripe_account_id");
  CREATE INDEX "payment_accounts_updated_at_idx" ON "payment_accounts" USING btree ("updated_at");
  CREATE INDEX "payment_accounts_created_at_idx" ON "payment_accounts" USING btree ("created_at");
  CREATE INDEX "gifts_profile_idx" ON "gifts" USING btree ("profile_id");
  CREATE INDEX "gifts_order_idx" ON "gifts" USING btree ("order_id");
  CREATE INDEX "gifts_recipient_email_idx" ON "gifts" USING btree ("recipient_email");
  CREATE INDEX "gifts_claimed_email_idx" ON "gifts" USING btree ("claimed_email");
  CREATE INDEX "gifts_account_idx" ON "gifts" USING btree ("account_id");
  CREATE INDEX "gifts_membership_idx" ON "gifts" USING btree ("membership_id");
  CREATE UNIQUE INDEX "gifts_claim_hash_idx" ON "gifts" USING btree ("claim_hash");
  CREATE UNIQUE INDEX "gifts_key_hash_idx" ON "gifts" USING btree ("key_hash");
  CREATE INDEX "gifts_updated_at_idx" ON "gifts" USING btree ("updated_at");
  CREATE INDEX "gifts_created_at_idx" ON "gifts" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_line_idx" ON "gifts" USING btree ("order_id","line");
  CREATE INDEX "status_deliverAt_idx" ON "gifts" USING btree ("status","deliver_at");
  CREATE INDEX "tickets_profile_idx" ON "tickets" USING btree ("profile_id");
  CREATE UNIQUE INDEX "tickets_code_idx" ON "tickets" USING btree ("code");
  CREATE INDEX "tickets_event_idx" ON "tickets" USING btree ("event_id");
  CREATE INDEX "tickets_variant_idx" ON "tickets" USING btree ("variant_id");
  CREATE INDEX "tickets_order_idx" ON "tickets" USING btree ("order_id");
  CREATE INDEX "tickets_holder_email_idx" ON "tickets" USING btree ("holder_email");
  CREATE INDEX "tickets_account_idx" ON "tickets" USING btree ("account_id");
  CREATE INDEX "tickets_mailed_at_idx" ON "tickets" USING btree ("mailed_at");
  CREATE INDEX "tickets_checked_in_by_idx" ON "tickets" USING btree ("checked_in_by_id");
  CREATE INDEX "tickets_updated_at_idx" ON "tickets" USING btree ("updated_at");
  CREATE INDEX "tickets_created_at_idx" ON "tickets" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_line_unit_1_idx" ON "tickets" USING btree ("order_id","line","unit");
  CREATE INDEX "event_status_holderName_idx" ON "tickets" USING btree ("event_id","status","holder_name");
  CREATE INDEX "shipping_rates_countries_order_idx" ON "shipping_rates_countries" USING btree ("order");
  CREATE INDEX "shipping_rates_countries_parent_idx" ON "shipping_rates_countries" USING btree ("parent_id");
  CREATE INDEX "shipping_rates_profile_idx" ON "shipping_rates" USING btree ("profile_id");
  CREATE INDEX "shipping_rates_updated_at_idx" ON "shipping_rates" USING btree ("updated_at");
  CREATE INDEX "shipping_rates_created_at_idx" ON "shipping_rates" USING btree ("created_at");
  CREATE INDEX "tax_rates_profile_idx" ON "tax_rates" USING btree ("profile_id");
  CREATE INDEX "tax_rates_updated_at_idx" ON "tax_rates" USING btree ("updated_at");
  CREATE INDEX "tax_rates_created_at_idx" ON "tax_rates" USING btree ("created_at");
  CREATE UNIQUE INDEX "sellers_profile_idx" ON "sellers" USING btree ("profile_id");
  CREATE INDEX "sellers_updated_at_idx" ON "sellers" USING btree ("updated_at");
  CREATE INDEX "sellers_created_at_idx" ON "sellers" USING btree ("created_at");
  CREATE INDEX "invoices_profile_idx" ON "invoices" USING btree ("profile_id");
  CREATE INDEX "invoices_order_idx" ON "invoices" USING btree ("order_id");
  CREATE INDEX "invoices_membership_payment_idx" ON "invoices" USING btree ("membership_payment_id");
  CREATE INDEX "invoices_refund_idx" ON "invoices" USING btree ("refund_id");
  CREATE UNIQUE INDEX "invoices_key_idx" ON "invoices" USING btree ("key");
  CREATE INDEX "invoices_updated_at_idx" ON "invoices" USING btree ("updated_at");
  CREATE INDEX "invoices_created_at_idx" ON "invoices" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_series_sequence_idx" ON "invoices" USING btree ("profile_id","series","sequence");
  CREATE INDEX "profile_livemode_issuedAt_idx" ON "invoices" USING btree ("profile_id","livemode","issued_at");
  CREATE INDEX "discount_codes_profile_idx" ON "discount_codes" USING btree ("profile_id");
  CREATE INDEX "discount_codes_segment_idx" ON "discount_codes" USING btree ("segment_id");
  CREATE INDEX "discount_codes_updated_at_idx" ON "discount_codes" USING btree ("updated_at");
  CREATE INDEX "discount_codes_created_at_idx" ON "discount_codes" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_code_1_idx" ON "discount_codes" USING btree ("profile_id","code");
  CREATE INDEX "isPersonal_endsAt_idx" ON "discount_codes" USING btree ("is_personal","ends_at");
  CREATE INDEX "discount_codes_rels_order_idx" ON "discount_codes_rels" USING btree ("order");
  CREATE INDEX "discount_codes_rels_parent_idx" ON "discount_codes_rels" USING btree ("parent_id");
  CREATE INDEX "discount_codes_rels_path_idx" ON "discount_codes_rels" USING btree ("path");
  CREATE INDEX "discount_codes_rels_products_id_idx" ON "discount_codes_rels" USING btree ("products_id");
  CREATE INDEX "visit_counts_profile_idx" ON "visit_counts" USING btree ("profile_id");
  CREATE INDEX "visit_counts_updated_at_idx" ON "visit_counts" USING btree ("updated_at");
  CREATE INDEX "visit_counts_created_at_idx" ON "visit_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_day_source_medium_campaign_country_device_idx" ON "visit_counts" USING btree ("profile_id","day","source","medium","campaign","country","device");
  CREATE INDEX "page_counts_profile_idx" ON "page_counts" USING btree ("profile_id");
  CREATE INDEX "page_counts_updated_at_idx" ON "page_counts" USING btree ("updated_at");
  CREATE INDEX "page_counts_created_at_idx" ON "page_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_day_path_source_idx" ON "page_counts" USING btree ("profile_id","day","path","source");
  CREATE INDEX "profile_path_day_idx" ON "page_counts" USING btree ("profile_id","path","day");
  CREATE INDEX "audit_log_profile_idx" ON "audit_log" USING btree ("profile_id");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "waitlist_entries_profile_idx" ON "waitlist_entries" USING btree ("profile_id");
  CREATE INDEX "waitlist_entries_event_idx" ON "waitlist_entries" USING btree ("event_id");
  CREATE INDEX "waitlist_entries_ticket_idx" ON "waitlist_entries" USING btree ("ticket_id");
  CREATE INDEX "waitlist_entries_offered_idx" ON "waitlist_entries" USING btree ("offered_id");
  CREATE INDEX "waitlist_entries_updated_at_idx" ON "waitlist_entries" USING btree ("updated_at");
  CREATE INDEX "waitlist_entries_created_at_idx" ON "waitlist_entries" USING btree ("created_at");
  CREATE UNIQUE INDEX "event_email_idx" ON "waitlist_entries" USING btree ("event_id","email");
  CREATE INDEX "profile_email_2_idx" ON "waitlist_entries" USING btree ("profile_id","email");
  CREATE INDEX "invites_profile_idx" ON "invites" USING btree ("profile_id");
  CREATE UNIQUE INDEX "invites_token_hash_idx" ON "invites" USING btree ("token_hash");
  CREATE INDEX "invites_invited_by_idx" ON "invites" USING btree ("invited_by_id");
  CREATE INDEX "invites_updated_at_idx" ON "invites" USING btree ("updated_at");
  CREATE INDEX "invites_created_at_idx" ON "invites" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_email_kind_idx" ON "invites" USING btree ("profile_id","email","kind");
  CREATE INDEX "people_profile_idx" ON "people" USING btree ("profile_id");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_email_3_idx" ON "people" USING btree ("profile_id","email");
  CREATE INDEX "profile_seenAt_idx" ON "people" USING btree ("profile_id","seen_at");
  CREATE INDEX "person_notes_profile_idx" ON "person_notes" USING btree ("profile_id");
  CREATE INDEX "person_notes_person_idx" ON "person_notes" USING btree ("person_id");
  CREATE INDEX "person_notes_author_idx" ON "person_notes" USING btree ("author_id");
  CREATE INDEX "person_notes_updated_at_idx" ON "person_notes" USING btree ("updated_at");
  CREATE INDEX "person_notes_created_at_idx" ON "person_notes" USING btree ("created_at");
  CREATE INDEX "segments_profile_idx" ON "segments" USING btree ("profile_id");
  CREATE INDEX "segments_updated_at_idx" ON "segments" USING btree ("updated_at");
  CREATE INDEX "segments_created_at_idx" ON "segments" USING btree ("created_at");
  CREATE INDEX "incoming_uploads_profile_idx" ON "incoming_uploads" USING btree ("profile_id");
  CREATE UNIQUE INDEX "incoming_uploads_key_idx" ON "incoming_uploads" USING btree ("key");
  CREATE INDEX "incoming_uploads_updated_at_idx" ON "incoming_uploads" USING btree ("updated_at");
  CREATE INDEX "incoming_uploads_created_at_idx" ON "incoming_uploads" USING btree ("created_at");
  CREATE UNIQUE INDEX "storage_use_profile_idx" ON "storage_use" USING btree ("profile_id");
  CREATE INDEX "storage_use_updated_at_idx" ON "storage_use" USING btree ("updated_at");
  CREATE INDEX "storage_use_created_at_idx" ON "storage_use" USING btree ("created_at");
  CREATE INDEX "api_keys_profile_idx" ON "api_keys" USING btree ("profile_id");
  CREATE UNIQUE INDEX "api_keys_key_hash_idx" ON "api_keys" USING btree ("key_hash");
  CREATE INDEX "api_keys_created_by_idx" ON "api_keys" USING btree ("created_by_id");
  CREATE INDEX "api_keys_revoked_at_idx" ON "api_keys" USING btree ("revoked_at");
  CREATE INDEX "api_keys_updated_at_idx" ON "api_keys" USING btree ("updated_at");
  CREATE INDEX "api_keys_created_at_idx" ON "api_keys" USING btree ("created_at");
  CREATE INDEX "api_key_answers_key_idx" ON "api_key_answers" USING btree ("key_id");
  CREATE INDEX "api_key_answers_updated_at_idx" ON "api_key_answers" USING btree ("updated_at");
  CREATE INDEX "api_key_answers_created_at_idx" ON "api_key_answers" USING btree ("created_at");
  CREATE UNIQUE INDEX "key_idempotencyKey_idx" ON "api_key_answers" USING btree ("key_id","idempotency_key");
  CREATE INDEX "webhook_endpoints_profile_idx" ON "webhook_endpoints" USING btree ("profile_id");
  CREATE INDEX "webhook_endpoints_created_by_idx" ON "webhook_endpoints" USING btree ("created_by_id");
  CREATE INDEX "webhook_endpoints_updated_at_idx" ON "webhook_endpoints" USING btree ("updated_at");
  CREATE INDEX "webhook_endpoints_created_at_idx" ON "webhook_endpoints" USING btree ("created_at");
  CREATE INDEX "webhook_deliveries_profile_idx" ON "webhook_deliveries" USING btree ("profile_id");
  CREATE INDEX "webhook_deliveries_endpoint_idx" ON "webhook_deliveries" USING btree ("endpoint_id");
  CREATE INDEX "webhook_deliveries_occurred_at_idx" ON "webhook_deliveries" USING btree ("occurred_at");
  CREATE INDEX "webhook_deliveries_updated_at_idx" ON "webhook_deliveries" USING btree ("updated_at");
  CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "endpoint_event_idx" ON "webhook_deliveries" USING btree ("endpoint_id","event");
  CREATE INDEX "endpoint_state_nextTryAt_idx" ON "webhook_deliveries" USING btree ("endpoint_id","state","next_try_at");
  CREATE INDEX "profile_subject_idx" ON "webhook_deliveries" USING btree ("profile_id","subject");
  CREATE INDEX "site_exports_profile_idx" ON "site_exports" USING btree ("profile_id");
  CREATE INDEX "site_exports_updated_at_idx" ON "site_exports" USING btree ("updated_at");
  CREATE INDEX "site_exports_created_at_idx" ON "site_exports" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_idx" ON "site_exports" USING btree ("profile_id");
  CREATE INDEX "imports_profile_idx" ON "imports" USING btree ("profile_id");
  CREATE INDEX "imports_started_by_idx" ON "imports" USING btree ("started_by_id");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE INDEX "profile_createdAt_4_idx" ON "imports" USING btree ("profile_id","created_at");
  CREATE INDEX "imported_items_profile_idx" ON "imported_items" USING btree ("profile_id");
  CREATE INDEX "imported_items_import_idx" ON "imported_items" USING btree ("import_id");
  CREATE INDEX "imported_items_document_id_idx" ON "imported_items" USING btree ("document_id");
  CREATE INDEX "imported_items_updated_at_idx" ON "imported_items" USING btree ("updated_at");
  CREATE INDEX "imported_items_created_at_idx" ON "imported_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_importer_sourceKey_idx" ON "imported_items" USING btree ("profile_id","importer","source_key");
  CREATE INDEX "past_orders_lines_order_idx" ON "past_orders_lines" USING btree ("_order");
  CREATE INDEX "past_orders_lines_parent_id_idx" ON "past_orders_lines" USING btree ("_parent_id");
  CREATE INDEX "past_orders_profile_idx" ON "past_orders" USING btree ("profile_id");
  CREATE INDEX "past_orders_updated_at_idx" ON "past_orders" USING btree ("updated_at");
  CREATE INDEX "past_orders_created_at_idx" ON "past_orders" USING btree ("created_at");
  CREATE INDEX "profile_email_4_idx" ON "past_orders" USING btree ("profile_id","email");
  CREATE INDEX "profile_orderedAt_idx" ON "past_orders" USING btree ("profile_id","ordered_at");
  CREATE INDEX "imported_members_profile_idx" ON "imported_members" USING btree ("profile_id");
  CREATE INDEX "imported_members_tier_idx" ON "imported_members" USING btree ("tier_id");
  CREATE INDEX "imported_members_membership_idx" ON "imported_members" USING btree ("membership_id");
  CREATE INDEX "imported_members_made_account_idx" ON "imported_members" USING btree ("made_account_id");
  CREATE INDEX "imported_members_subscriber_idx" ON "imported_members" USING btree ("subscriber_id");
  CREATE INDEX "imported_members_updated_at_idx" ON "imported_members" USING btree ("updated_at");
  CREATE INDEX "imported_members_created_at_idx" ON "imported_members" USING btree ("created_at");
  CREATE INDEX "profile_email_5_idx" ON "imported_members" USING btree ("profile_id","email");
  CREATE INDEX "outcome_updatedAt_idx" ON "imported_members" USING btree ("outcome","updated_at");
  CREATE INDEX "automations_profile_idx" ON "automations" USING btree ("profile_id");
  CREATE INDEX "automations_updated_at_idx" ON "automations" USING btree ("updated_at");
  CREATE INDEX "automations_created_at_idx" ON "automations" USING btree ("created_at");
  CREATE INDEX "automation_runs_profile_idx" ON "automation_runs" USING btree ("profile_id");
  CREATE INDEX "automation_runs_automation_idx" ON "automation_runs" USING btree ("automation_id");
  CREATE INDEX "automation_runs_account_idx" ON "automation_runs" USING btree ("account_id");
  CREATE INDEX "automation_runs_occurred_at_idx" ON "automation_runs" USING btree ("occurred_at");
  CREATE INDEX "automation_runs_updated_at_idx" ON "automation_runs" USING btree ("updated_at");
  CREATE INDEX "automation_runs_created_at_idx" ON "automation_runs" USING btree ("created_at");
  CREATE UNIQUE INDEX "automation_event_idx" ON "automation_runs" USING btree ("automation_id","event");
  CREATE INDEX "automation_email_idx" ON "automation_runs" USING btree ("automation_id","email");
  CREATE INDEX "state_isParked_dueAt_idx" ON "automation_runs" USING btree ("state","is_parked","due_at");
  CREATE INDEX "profile_email_6_idx" ON "automation_runs" USING btree ("profile_id","email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_newsletters_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletters_id");
  CREATE INDEX "payload_locked_documents_rels_email_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("email_templates_id");
  CREATE INDEX "payload_locked_documents_rels_public_accounts_id_idx" ON "payload_locked_documents_rels" USING btree ("public_accounts_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_public_accounts_id_idx" ON "payload_preferences_rels" USING btree ("public_accounts_id");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
  await db.execute(sql.raw(await readFile(path.join(import.meta.dirname, 'hand-written.sql'), 'utf8')))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "theme_settings_header_links" CASCADE;
  DROP TABLE "theme_settings_social_links" CASCADE;
  DROP TABLE "theme_settings" CASCADE;
  DROP TABLE "_theme_settings_v_version_header_links" CASCADE;
  DROP TABLE "_theme_settings_v_version_social_links" CASCADE;
  DROP TABLE "_theme_settings_v" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "variants" CASCADE;
  DROP TABLE "variants_rels" CASCADE;
  DROP TABLE "tracks" CASCADE;
  DROP TABLE "audio_files" CASCADE;
  DROP TABLE "orders_items" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "order_events" CASCADE;
  DROP TABLE "entitlements" CASCADE;
  DROP TABLE "membership_tiers_benefits" CASCADE;
  DROP TABLE "membership_tiers" CASCADE;
  DROP TABLE "memberships" CASCADE;
  DROP TABLE "public_accounts_sessions" CASCADE;
  DROP TABLE "public_accounts" CASCADE;
  DROP TABLE "mail_log" CASCADE;
  DROP TABLE "profiles" CASCADE;
  DROP TABLE "domains" CASCADE;
  DROP TABLE "users_profiles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payment_events" CASCADE;
  DROP TABLE "stock_holds" CASCADE;
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "test_payments" CASCADE;
  DROP TABLE "posts_media" CASCADE;
  DROP TABLE "posts_poll_options" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "post_files" CASCADE;
  DROP TABLE "comments_reports" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "reactions" CASCADE;
  DROP TABLE "blocked_emails" CASCADE;
  DROP TABLE "poll_votes" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_rels" CASCADE;
  DROP TABLE "email_lists" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "suppression_list" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "saved_sections" CASCADE;
  DROP TABLE "deleted_pages" CASCADE;
  DROP TABLE "mail_bodies" CASCADE;
  DROP TABLE "text_polls" CASCADE;
  DROP TABLE "newsletters" CASCADE;
  DROP TABLE "newsletters_rels" CASCADE;
  DROP TABLE "email_templates" CASCADE;
  DROP TABLE "membership_payments" CASCADE;
  DROP TABLE "renditions" CASCADE;
  DROP TABLE "bonus_files" CASCADE;
  DROP TABLE "download_code_batches" CASCADE;
  DROP TABLE "download_codes" CASCADE;
  DROP TABLE "plays" CASCADE;
  DROP TABLE "play_counts" CASCADE;
  DROP TABLE "refunds" CASCADE;
  DROP TABLE "payment_accounts" CASCADE;
  DROP TABLE "gifts" CASCADE;
  DROP TABLE "tickets" CASCADE;
  DROP TABLE "shipping_rates_countries" CASCADE;
  DROP TABLE "shipping_rates" CASCADE;
  DROP TABLE "tax_rates" CASCADE;
  DROP TABLE "sellers" CASCADE;
  DROP TABLE "invoices" CASCADE;
  DROP TABLE "discount_codes" CASCADE;
  DROP TABLE "discount_codes_rels" CASCADE;
  DROP TABLE "visit_counts" CASCADE;
  DROP TABLE "page_counts" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "waitlist_entries" CASCADE;
  DROP TABLE "invites" CASCADE;
  DROP TABLE "people" CASCADE;
  DROP TABLE "person_notes" CASCADE;
  DROP TABLE "segments" CASCADE;
  DROP TABLE "incoming_uploads" CASCADE;
  DROP TABLE "storage_use" CASCADE;
  DROP TABLE "api_keys" CASCADE;
  DROP TABLE "api_key_answers" CASCADE;
  DROP TABLE "webhook_endpoints" CASCADE;
  DROP TABLE "webhook_deliveries" CASCADE;
  DROP TABLE "site_exports" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "imported_items" CASCADE;
  DROP TABLE "past_orders_lines" CASCADE;
  DROP TABLE "past_orders" CASCADE;
  DROP TABLE "imported_members" CASCADE;
  DROP TABLE "automations" CASCADE;
  DROP TABLE "automation_runs" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_media_parent";
  DROP TYPE "public"."enum_theme_settings_social_links_icon";
  DROP TYPE "public"."enum_theme_settings_font_family";
  DROP TYPE "public"."enum_theme_settings_status";
  DROP TYPE "public"."enum__theme_settings_v_version_social_links_icon";
  DROP TYPE "public"."enum__theme_settings_v_version_font_family";
  DROP TYPE "public"."enum__theme_settings_v_version_status";
  DROP TYPE "public"."enum_products_category";
  DROP TYPE "public"."enum_products_visibility";
  DROP TYPE "public"."enum_products_streaming";
  DROP TYPE "public"."enum_products_release_type";
  DROP TYPE "public"."enum_products_kind";
  DROP TYPE "public"."enum_variants_availability_status";
  DROP TYPE "public"."enum_variants_delivery_type";
  DROP TYPE "public"."enum_tracks_streaming";
  DROP TYPE "public"."enum_audio_files_sound";
  DROP TYPE "public"."enum_audio_files_level";
  DROP TYPE "public"."enum_orders_items_kind";
  DROP TYPE "public"."enum_orders_items_delivery_type";
  DROP TYPE "public"."enum_orders_items_membership_interval";
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_orders_refund_state";
  DROP TYPE "public"."enum_orders_needs_review";
  DROP TYPE "public"."enum_orders_dispute_state";
  DROP TYPE "public"."enum_orders_provider";
  DROP TYPE "public"."enum_order_events_from";
  DROP TYPE "public"."enum_order_events_to";
  DROP TYPE "public"."enum_order_events_actor_type";
  DROP TYPE "public"."enum_entitlements_source";
  DROP TYPE "public"."enum_memberships_status";
  DROP TYPE "public"."enum_memberships_source";
  DROP TYPE "public"."enum_memberships_interval";
  DROP TYPE "public"."enum_memberships_next_interval";
  DROP TYPE "public"."enum_memberships_needs_review";
  DROP TYPE "public"."enum_memberships_end_reason";
  DROP TYPE "public"."enum_memberships_provider";
  DROP TYPE "public"."enum_mail_log_state";
  DROP TYPE "public"."enum_profiles_podcast_category";
  DROP TYPE "public"."enum_users_profiles_role";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payment_events_provider";
  DROP TYPE "public"."enum_payment_events_state";
  DROP TYPE "public"."enum_stock_holds_state";
  DROP TYPE "public"."enum_posts_type";
  DROP TYPE "public"."enum_posts_visibility";
  DROP TYPE "public"."enum_reactions_kind";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_subscribers_source";
  DROP TYPE "public"."enum_newsletters_audience";
  DROP TYPE "public"."enum_newsletters_state";
  DROP TYPE "public"."enum_membership_payments_dispute_state";
  DROP TYPE "public"."enum_membership_payments_provider";
  DROP TYPE "public"."enum_renditions_kind";
  DROP TYPE "public"."enum_renditions_state";
  DROP TYPE "public"."enum_refunds_state";
  DROP TYPE "public"."enum_refunds_claimed_gifts";
  DROP TYPE "public"."enum_refunds_actor_type";
  DROP TYPE "public"."enum_refunds_provider";
  DROP TYPE "public"."enum_gifts_status";
  DROP TYPE "public"."enum_tickets_status";
  DROP TYPE "public"."enum_shipping_rates_countries";
  DROP TYPE "public"."enum_tax_rates_country";
  DROP TYPE "public"."enum_tax_rates_pricing";
  DROP TYPE "public"."enum_tax_rates_applies_to";
  DROP TYPE "public"."enum_sellers_country";
  DROP TYPE "public"."enum_invoices_kind";
  DROP TYPE "public"."enum_discount_codes_kind";
  DROP TYPE "public"."enum_audit_log_actor_type";
  DROP TYPE "public"."enum_audit_log_action";
  DROP TYPE "public"."enum_invites_kind";
  DROP TYPE "public"."enum_invites_role";
  DROP TYPE "public"."enum_webhook_endpoints_format";
  DROP TYPE "public"."enum_webhook_endpoints_disabled_by";
  DROP TYPE "public"."enum_webhook_deliveries_state";
  DROP TYPE "public"."enum_site_exports_state";
  DROP TYPE "public"."enum_imports_state";
  DROP TYPE "public"."enum_imported_members_standing";
  DROP TYPE "public"."enum_imported_members_outcome";
  DROP TYPE "public"."enum_automations_trigger";
  DROP TYPE "public"."enum_automation_runs_state";`)
}
