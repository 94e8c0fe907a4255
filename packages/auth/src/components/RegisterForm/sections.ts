import type { RegisterField, RegisterFieldPlan } from '@perya/rules/accounts';

/** Groups of related fields. `last` has no heading. */
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

/** Up to this many contact fields are merged into the personal section. */
const FEW = 3;

/** Groups the rendered fields by section, in the order of each section's first field. */
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
