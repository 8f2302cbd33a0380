import * as migration_20261121_102016_initial from './20261121_102016_initial';
import * as migration_20261121_120000_guards from './20261121_120000_guards';
import * as migration_20261121_130000_visitors_site from './20261121_130000_visitors_site';
import * as migration_20261121_131000_post_files_blur from './20261121_131000_post_files_blur';
import * as migration_20261121_132000_mail_reply_to from './20261121_132000_mail_reply_to';
import * as migration_20261121_140000_product_search from './20261121_140000_product_search';
import * as migration_20261121_144425_mail_unsubscribe_url from './20261121_144425_mail_unsubscribe_url';
import * as migration_20261121_172717_visual_editor from './20261121_172717_visual_editor';
import * as migration_20261121_210759_site_themes from './20261121_210759_site_themes';
import * as migration_20261122_040750_mail_sending from './20261122_040750_mail_sending';
import * as migration_20261122_041139_text_polls from './20261122_041139_text_polls';
import * as migration_20261122_041937_describe_in_rich_text from './20261122_041937_describe_in_rich_text';
import * as migration_20261122_041948_drop_html_descriptions from './20261122_041948_drop_html_descriptions';
import * as migration_20261122_042642_email_templates from './20261122_042642_email_templates';
import * as migration_20261122_043103_post_bodies from './20261122_043103_post_bodies';
import * as migration_20261122_072852_memberships_paid from './20261122_072852_memberships_paid';
import * as migration_20261122_073000_order_search from './20261122_073000_order_search';
import * as migration_20261122_073038_written_mails from './20261122_073038_written_mails';
import * as migration_20261122_073128_delivery from './20261122_073128_delivery';
import * as migration_20261122_073151_refunds_payment_accounts from './20261122_073151_refunds_payment_accounts';
import * as migration_20261122_073517_gifts_tickets from './20261122_073517_gifts_tickets';
import * as migration_20261122_073604_visit_counts from './20261122_073604_visit_counts';
import * as migration_20261122_074702_paid_at_index from './20261122_074702_paid_at_index';
import * as migration_20261122_081426_refunds_of_gifts from './20261122_081426_refunds_of_gifts';
import * as migration_20261122_153351_gift_memberships from './20261122_153351_gift_memberships';
import * as migration_20261122_153424_comment_moderation from './20261122_153424_comment_moderation';
import * as migration_20261122_164727_cart_memberships from './20261122_164727_cart_memberships';
import * as migration_20261122_235358_audit_log from './20261122_235358_audit_log';
import * as migration_20261123_065002_membership_refunds from './20261123_065002_membership_refunds';
import * as migration_20261123_073819_remember_blocks_and_unsent_gifts from './20261123_073819_remember_blocks_and_unsent_gifts';
import * as migration_20261123_122639_waitlist from './20261123_122639_waitlist';
import * as migration_20261123_123741_extra_payments from './20261123_123741_extra_payments';
import * as migration_20261123_132001_variants_delivered_by_category from './20261123_132001_variants_delivered_by_category';
import * as migration_20261123_132300_players_at_once from './20261123_132300_players_at_once';
import * as migration_20261123_155715_parcels_by_line from './20261123_155715_parcels_by_line';
import * as migration_20261123_194219_tell_holders from './20261123_194219_tell_holders';
import * as migration_20261124_085707_left_emails from './20261124_085707_left_emails';
import * as migration_20261124_115802_memberships_without_account from './20261124_115802_memberships_without_account';
import * as migration_20261124_184418_given_up_refunds from './20261124_184418_given_up_refunds';
import * as migration_20261124_195723_add_address_lines from './20261124_195723_add_address_lines';
import * as migration_20261125_133018_subscriber_names from './20261125_133018_subscriber_names';
import * as migration_20261125_150000_search_buyer_names from './20261125_150000_search_buyer_names';
import * as migration_20261125_220841_answers_to from './20261125_220841_answers_to';
import * as migration_20261125_221430_sound_checks from './20261125_221430_sound_checks';
import * as migration_20261126_043134_sales_mails from './20261126_043134_sales_mails';
import * as migration_20261126_043510_unreachable_addresses from './20261126_043510_unreachable_addresses';
import * as migration_20261126_044500_judge_sounds_again from './20261126_044500_judge_sounds_again';
import * as migration_20261126_045313_page_former_paths from './20261126_045313_page_former_paths';
import * as migration_20261126_050000_kind_by_delivery from './20261126_050000_kind_by_delivery';
import * as migration_20261126_051138_deleted_pages from './20261126_051138_deleted_pages';

export const migrations = [
  {
    up: migration_20261121_102016_initial.up,
    down: migration_20261121_102016_initial.down,
    name: '20261121_102016_initial',
  },
  {
    up: migration_20261121_120000_guards.up,
    down: migration_20261121_120000_guards.down,
    name: '20261121_120000_guards',
  },
  {
    up: migration_20261121_130000_visitors_site.up,
    down: migration_20261121_130000_visitors_site.down,
    name: '20261121_130000_visitors_site',
  },
  {
    up: migration_20261121_131000_post_files_blur.up,
    down: migration_20261121_131000_post_files_blur.down,
    name: '20261121_131000_post_files_blur',
  },
  {
    up: migration_20261121_132000_mail_reply_to.up,
    down: migration_20261121_132000_mail_reply_to.down,
    name: '20261121_132000_mail_reply_to',
  },
  {
    up: migration_20261121_140000_product_search.up,
    down: migration_20261121_140000_product_search.down,
    name: '20261121_140000_product_search',
  },
  {
    up: migration_20261121_144425_mail_unsubscribe_url.up,
    down: migration_20261121_144425_mail_unsubscribe_url.down,
    name: '20261121_144425_mail_unsubscribe_url',
  },
  {
    up: migration_20261121_172717_visual_editor.up,
    down: migration_20261121_172717_visual_editor.down,
    name: '20261121_172717_visual_editor',
  },
  {
    up: migration_20261121_210759_site_themes.up,
    down: migration_20261121_210759_site_themes.down,
    name: '20261121_210759_site_themes',
  },
  {
    up: migration_20261122_040750_mail_sending.up,
    down: migration_20261122_040750_mail_sending.down,
    name: '20261122_040750_mail_sending',
  },
  {
    up: migration_20261122_041139_text_polls.up,
    down: migration_20261122_041139_text_polls.down,
    name: '20261122_041139_text_polls',
  },
  {
    up: migration_20261122_041937_describe_in_rich_text.up,
    down: migration_20261122_041937_describe_in_rich_text.down,
    name: '20261122_041937_describe_in_rich_text',
  },
  {
    up: migration_20261122_041948_drop_html_descriptions.up,
    down: migration_20261122_041948_drop_html_descriptions.down,
    name: '20261122_041948_drop_html_descriptions',
  },
  {
    up: migration_20261122_042642_email_templates.up,
    down: migration_20261122_042642_email_templates.down,
    name: '20261122_042642_email_templates',
  },
  {
    up: migration_20261122_043103_post_bodies.up,
    down: migration_20261122_043103_post_bodies.down,
    name: '20261122_043103_post_bodies',
  },
  {
    up: migration_20261122_072852_memberships_paid.up,
    down: migration_20261122_072852_memberships_paid.down,
    name: '20261122_072852_memberships_paid',
  },
  {
    up: migration_20261122_073000_order_search.up,
    down: migration_20261122_073000_order_search.down,
    name: '20261122_073000_order_search',
  },
  {
    up: migration_20261122_073038_written_mails.up,
    down: migration_20261122_073038_written_mails.down,
    name: '20261122_073038_written_mails',
  },
  {
    up: migration_20261122_073128_delivery.up,
    down: migration_20261122_073128_delivery.down,
    name: '20261122_073128_delivery',
  },
  {
    up: migration_20261122_073151_refunds_payment_accounts.up,
    down: migration_20261122_073151_refunds_payment_accounts.down,
    name: '20261122_073151_refunds_payment_accounts',
  },
  {
    up: migration_20261122_073517_gifts_tickets.up,
    down: migration_20261122_073517_gifts_tickets.down,
    name: '20261122_073517_gifts_tickets',
  },
  {
    up: migration_20261122_073604_visit_counts.up,
    down: migration_20261122_073604_visit_counts.down,
    name: '20261122_073604_visit_counts',
  },
  {
    up: migration_20261122_074702_paid_at_index.up,
    down: migration_20261122_074702_paid_at_index.down,
    name: '20261122_074702_paid_at_index',
  },
  {
    up: migration_20261122_081426_refunds_of_gifts.up,
    down: migration_20261122_081426_refunds_of_gifts.down,
    name: '20261122_081426_refunds_of_gifts',
  },
  {
    up: migration_20261122_153351_gift_memberships.up,
    down: migration_20261122_153351_gift_memberships.down,
    name: '20261122_153351_gift_memberships',
  },
  {
    up: migration_20261122_153424_comment_moderation.up,
    down: migration_20261122_153424_comment_moderation.down,
    name: '20261122_153424_comment_moderation',
  },
  {
    up: migration_20261122_164727_cart_memberships.up,
    down: migration_20261122_164727_cart_memberships.down,
    name: '20261122_164727_cart_memberships',
  },
  {
    up: migration_20261122_235358_audit_log.up,
    down: migration_20261122_235358_audit_log.down,
    name: '20261122_235358_audit_log',
  },
  {
    up: migration_20261123_065002_membership_refunds.up,
    down: migration_20261123_065002_membership_refunds.down,
    name: '20261123_065002_membership_refunds',
  },
  {
    up: migration_20261123_073819_remember_blocks_and_unsent_gifts.up,
    down: migration_20261123_073819_remember_blocks_and_unsent_gifts.down,
    name: '20261123_073819_remember_blocks_and_unsent_gifts',
  },
  {
    up: migration_20261123_122639_waitlist.up,
    down: migration_20261123_122639_waitlist.down,
    name: '20261123_122639_waitlist',
  },
  {
    up: migration_20261123_123741_extra_payments.up,
    down: migration_20261123_123741_extra_payments.down,
    name: '20261123_123741_extra_payments',
  },
  {
    up: migration_20261123_132001_variants_delivered_by_category.up,
    down: migration_20261123_132001_variants_delivered_by_category.down,
    name: '20261123_132001_variants_delivered_by_category',
  },
  {
    up: migration_20261123_132300_players_at_once.up,
    down: migration_20261123_132300_players_at_once.down,
    name: '20261123_132300_players_at_once',
  },
  {
    up: migration_20261123_155715_parcels_by_line.up,
    down: migration_20261123_155715_parcels_by_line.down,
    name: '20261123_155715_parcels_by_line',
  },
  {
    up: migration_20261123_194219_tell_holders.up,
    down: migration_20261123_194219_tell_holders.down,
    name: '20261123_194219_tell_holders',
  },
  {
    up: migration_20261124_085707_left_emails.up,
    down: migration_20261124_085707_left_emails.down,
    name: '20261124_085707_left_emails',
  },
  {
    up: migration_20261124_115802_memberships_without_account.up,
    down: migration_20261124_115802_memberships_without_account.down,
    name: '20261124_115802_memberships_without_account',
  },
  {
    up: migration_20261124_184418_given_up_refunds.up,
    down: migration_20261124_184418_given_up_refunds.down,
    name: '20261124_184418_given_up_refunds',
  },
  {
    up: migration_20261124_195723_add_address_lines.up,
    down: migration_20261124_195723_add_address_lines.down,
    name: '20261124_195723_add_address_lines',
  },
  {
    up: migration_20261125_133018_subscriber_names.up,
    down: migration_20261125_133018_subscriber_names.down,
    name: '20261125_133018_subscriber_names',
  },
  {
    up: migration_20261125_150000_search_buyer_names.up,
    down: migration_20261125_150000_search_buyer_names.down,
    name: '20261125_150000_search_buyer_names',
  },
  {
    up: migration_20261125_220841_answers_to.up,
    down: migration_20261125_220841_answers_to.down,
    name: '20261125_220841_answers_to',
  },
  {
    up: migration_20261125_221430_sound_checks.up,
    down: migration_20261125_221430_sound_checks.down,
    name: '20261125_221430_sound_checks',
  },
  {
    up: migration_20261126_043134_sales_mails.up,
    down: migration_20261126_043134_sales_mails.down,
    name: '20261126_043134_sales_mails',
  },
  {
    up: migration_20261126_043510_unreachable_addresses.up,
    down: migration_20261126_043510_unreachable_addresses.down,
    name: '20261126_043510_unreachable_addresses',
  },
  {
    up: migration_20261126_044500_judge_sounds_again.up,
    down: migration_20261126_044500_judge_sounds_again.down,
    name: '20261126_044500_judge_sounds_again',
  },
  {
    up: migration_20261126_045313_page_former_paths.up,
    down: migration_20261126_045313_page_former_paths.down,
    name: '20261126_045313_page_former_paths',
  },
  {
    up: migration_20261126_050000_kind_by_delivery.up,
    down: migration_20261126_050000_kind_by_delivery.down,
    name: '20261126_050000_kind_by_delivery',
  },
  {
    up: migration_20261126_051138_deleted_pages.up,
    down: migration_20261126_051138_deleted_pages.down,
    name: '20261126_051138_deleted_pages',
  },
];
