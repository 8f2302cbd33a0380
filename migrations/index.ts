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
    name: '20261122_043103_post_bodies'
  },
];
