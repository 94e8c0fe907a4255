import type { RegisterField, RegisterFieldPlan } from '@perya/rules/accounts';

/** Fields that belong together are asked for together; `last` has no heading of its own. */
export type SectionName = 'account' | 'phone' | 'person' | 'contacts' | 'last';

export interface Section {
  readonly name: SectionName;
  readonly plans: readonly RegisterFieldPlan[];
}

const SECTION_OF: Readonly<Record<RegisterField, SectionName>> = {
  username: 'account',
  password: 'account',
  checkPass: 'account',
  mobileNum: 'phone',
  verificationCode: 'phone',
  payeeName: 'person',
  paymentPassword: 'person',
  idNumber: 'person',
  email: 'person',
  dateOfBirth: 'person',
  qqNum: 'contacts',
  line: 'contacts',
  whatsapp: 'contacts',
  zalo: 'contacts',
  facebook: 'contacts',
  wechat: 'contacts',
  affiliateCode: 'last',
  captcha: 'last',
};

/** With so few of them, contacts stand among what else is asked about the visitor. */
const FEW = 3;

/** The drawn fields by section, in the order in which each section's first field comes. */
export function sectionsOf(plans: readonly RegisterFieldPlan[]): readonly Section[] {
  const sections = new Map<SectionName, RegisterFieldPlan[]>();
  for (const plan of plans) {
    const name = SECTION_OF[plan.field];
    const section = sections.get(name);
    if (section) section.push(plan);
    else sections.set(name, [plan]);
  }
  const contacts = sections.get('contacts');
  const person = sections.get('person');
  if (contacts && person && contacts.length <= FEW) {
    person.push(...contacts);
    sections.delete('contacts');
  }
  return [...sections].map(([name, members]) => ({ name, plans: members }));
}
