import type { SampleWords } from '../SampleWords'
import { words } from './words'

export const frenchWords: SampleWords = /* @__PURE__ */ words({
  firstNames:
    'Camille|Louis|Chloé|Gabriel|Léa|Hugo|Inès|Jules|Manon|Nathan|Zoé|Raphaël|Amina|Théo|Élise|Karim|Lucie|Mathis|Noémie|François',
  lastNames:
    'Martin|Bernard|Dubois|Thomas|Robert|Petit|Durand|Leroy|Moreau|Lefèvre|Garnier|Roux|Fournier|Girard|Bonnet|Benali|Mercier|Chevalier|Gauthier|Perrin',
  places:
    'Lyon=France|Nantes=France|Lille=France|Bordeaux=France|Besançon=France|Liège=Belgique|Namur=Belgique|Genève=Suisse|Lausanne=Suisse|Québec=Canada',
  streets:
    'rue de la Gare|rue Victor-Hugo|avenue des Tilleuls|place du Marché|rue des Écoles|quai du Port|chemin du Moulin|boulevard Voltaire',
  address: '## *',
  postcode: '#####',
  phone: '+33 1 99 00 ## ##',
  companies: '* SARL|* et Fils|Groupe *|* Associés|Boulangerie *|Transports *|Établissements *',
  jobs: 'Acheteuse|Architecte|Comptable|Électricien|Enseignante|Infirmier|Ingénieure|Technicien|Cheffe de projet',
  departments: 'Achats|Comptabilité|Logistique|Marketing|Recherche|Service client|Ventes',
  products:
    'Bureau en chêne|Lampe de bureau|Chaise de bureau|Étagère en acier|Gourde|Couverture en laine|Tuyau d’arrosage|Boîte à outils|Papier A4|Veste de pluie',
  titles:
    'Rapport annuel|Déménagement du bureau|Livraison retardée|Nouveaux tarifs|Contrôle de l’ascenseur|Formation d’automne|Réparation du toit|Inventaire|Visite du chantier',
  sentences:
    'Remis à l’accueil.|Le client demande à être rappelé.|Vérifié sur place, tout est en ordre.|Nous attendons un second devis.|Les pièces sont arrivées un jour plus tôt.|Merci d’appeler avant midi.|La facture suit par courrier.',
  nouns: 'archives|atelier|budget|bureau|commande|jardin|livraison|pièces|pont|port|rapport',
})
